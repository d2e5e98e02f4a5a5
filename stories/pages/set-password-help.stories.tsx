import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { textsOf } from '../../.storybook/texts.ts'
import type { MessageId } from '../../src/i18n/message-types.ts'
import { SetPasswordPage } from '../../src/pages/visitor/set-password.tsx'
import { fillIn, type PlayContext } from './page-driver.ts'
import { fillPassword } from './recovery-driver.ts'

const meta = preview.meta({
  id: 'pages-set-password-help',
  title: 'Pages/Set password/More states',
  component: SetPasswordPage,
  parameters: { page: { path: '/set-password?mode=init&token=demo-first-password' } },
})

/** Types a password, and finds what is said of its strength. */
async function seeStrength(context: PlayContext, password: string, id: MessageId & `new-password.${string}.${string}`) {
  const { t } = textsOf(context)
  await context.step('A member types a password', async () => {
    await context.canvas.findByLabelText(t('new-password.label'), { selector: 'input' })
    await fillIn(context, { [t('new-password.label')]: password })
  })
  await context.step('What must be seen', async () => {
    const words = (t as (one: string) => string)(id)
    await expect(await context.canvas.findByText(new RegExp(words))).toBeVisible()
  })
}

export const Good = meta.story({
  name: 'A good password',
  tags: ['unpictured'],
  play: (context) => seeStrength(context, 'kx7Qm2vTz9', 'new-password.strength.good'),
})

export const Pattern = meta.story({
  name: 'Weak: keys beside each other',
  tags: ['unpictured'],
  play: (context) => seeStrength(context, 'poiuytgh', 'new-password.reason.pattern'),
})

export const Repeated = meta.story({
  name: 'Weak: the same again and again',
  tags: ['unpictured'],
  play: (context) => seeStrength(context, 'abababab', 'new-password.reason.repeat'),
})

export const DayOfLife = meta.story({
  name: 'Weak: a date',
  play: (context) => seeStrength(context, '20101990a', 'new-password.reason.date'),
})

export const Shown = meta.story({
  name: 'Both are shown, and can be hidden again',
  play: async (context) => {
    const { canvas, userEvent } = context
    const { t } = textsOf(context)
    await context.step('A member types a new password twice', () => fillPassword(context, t('new-password.label')))
    await context.step('They show both', async () => {
      await userEvent.click(canvas.getByRole('button', { name: t('new-password.show') }))
      await userEvent.click(canvas.getByRole('button', { name: t('new-password.show-confirmation') }))
    })
    await context.step('What must be seen', async () => {
      await expect(canvas.getByRole('button', { name: t('new-password.hide') })).toBeVisible()
      await expect(canvas.getByRole('button', { name: t('new-password.hide-confirmation') })).toBeVisible()
    })
  },
})

export const CapsLock = meta.story({
  name: 'Caps Lock is on',
  play: async (context) => {
    const { canvas, userEvent } = context
    const { t } = textsOf(context)
    await context.step('A member types with Caps Lock on', async () => {
      await userEvent.click(await canvas.findByLabelText(t('new-password.label'), { selector: 'input' }))
      await userEvent.keyboard('{CapsLock}p')
    })
    await context.step('What must be seen', async () => {
      await expect(canvas.getByText(t('new-password.caps-lock'))).toBeVisible()
    })
  },
})
