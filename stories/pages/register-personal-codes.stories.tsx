import { expect, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { textsOf } from '../../.storybook/texts.ts'
import { localeOf } from '../../.storybook/with-page.tsx'
import { serverWords } from '../../mocks/words/server-words.ts'
import { RegisterPersonalPage } from '../../src/pages/visitor/register-personal.tsx'
import { passwordMaxLength } from '../../src/rules/limits.ts'
import { registerPersonalErrors } from '../errors/drivers/register-personal.ts'
import { codePage, playCode } from '../errors/play-code.ts'
import { stopTime } from '../widgets/phone-code-form.tsx'
import { fieldOf, fillIn, findAlert, press, stageOf } from './page-driver.ts'
import { fillProof, reachProof, register } from './register-driver.ts'

const path = '/register/personal'

const meta = preview.meta({
  title: 'Pages/Register, personal/Error codes',
  component: RegisterPersonalPage,
  tags: ['page', '!autodocs'],
  parameters: codePage(registerPersonalErrors, 'submit'),
})

// VAL-06
export const PasswordPolicy = meta.story({
  name: '1200001 · The password breaks the policy',
  tags: ['unpictured'],
  // The policy has become stricter since the page was opened.
  parameters: {
    page: { path, settings: { password_require_special: true }, pageData: { password_require_special: false } },
  },
  play: async (context) => {
    const { t } = textsOf(context)
    await register(context)
    await context.step('What must be seen', async () => {
      const hint = serverWords[localeOf(context.globals)].recovery.passwordHints['with-special'](8, passwordMaxLength)
      await expect(await context.canvas.findByText(hint)).toBeVisible()
      await waitFor(() => expect(fieldOf(context, t('new-password.label'))).toHaveFocus())
    })
  },
})

export const NameMissing = meta.story({
  name: '1500003 · The name is missing',
  tags: ['unpictured'],
  play: (context) =>
    playCode(context, registerPersonalErrors, 'submit', {
      by: 'nameMissing',
      words: ({ registration }) => registration.nameMissing,
      of: registerPersonalErrors.moments.submit?.field,
    }),
})

export const EmailTaken = meta.story({
  name: '1500007 · The email has an account',
  tags: ['unpictured'],
  play: (context) =>
    playCode(context, registerPersonalErrors, 'submit', {
      by: 'emailTaken',
      words: ({ registration }) => registration.emailTaken,
    }),
})

export const CouponRefused = meta.story({
  name: '1500008 · The coupon is refused',
  tags: ['unpictured'],
  play: async (context) => {
    const { t } = textsOf(context)
    await reachProof(context)
    await fillProof(context)
    await context.step('They type a coupon that nobody knows and register', async () => {
      await context.userEvent.click(context.canvas.getByText(t('coupon.question')))
      await fillIn(context, { [t('coupon.label')]: 'NOTHING' })
      await press(context, t('register.submit'))
    })
    await context.step('What must be seen', async () => {
      const { couponUnknown } = serverWords[localeOf(context.globals)].registration
      const coupon = fieldOf(context, t('coupon.label'))
      await waitFor(() => expect(coupon).toHaveAccessibleDescription(couponUnknown))
      await expect(coupon).toHaveFocus()
    })
  },
})

// WID-06
export const NoVoice = meta.story({
  name: '1400003 · No codes by voice call',
  tags: ['unpictured'],
  play: async (context) => {
    const { t } = textsOf(context)
    const time = stopTime(context)
    await reachProof(context)
    await context.step('They ask for a code and, a minute later, for a voice call, just turned off', async () => {
      await press(context, t('sms-code.send'))
      await context.canvas.findByRole('button', { name: t('sms-code.countdown', { seconds: 60 }) })
      time.pass(61_000)
      stageOf(context).service.settings.voice_captcha_enabled = false
      await press(context, t('sms-code.voice'))
    })
    await context.step('What must be seen', async () => {
      const { voiceOff } = serverWords[localeOf(context.globals)].codes
      await waitFor(async () => expect(await findAlert()).toHaveAccessibleName(voiceOff))
    })
  },
})
