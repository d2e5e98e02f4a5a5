import { expect, screen, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { textsOf } from '../../.storybook/texts.ts'
import { ReferralPage } from '../../src/pages/visitor/referral.tsx'
import { stopTime } from '../widgets/phone-code-form.tsx'
import { callsTo, fieldOf, type PlayContext, press, stageOf } from './page-driver.ts'
import { apply, arouseSuspicion, askForCode, fillApplication, partner } from './referral-driver.ts'

const path = '/referral'

const meta = preview.meta({
  title: 'Pages/Referral',
  component: ReferralPage,
  tags: ['page'],
  parameters: { page: { path } },
})

const pictureBox = (context: PlayContext) =>
  context.canvas.queryByRole('textbox', { name: textsOf(context).t('picture-captcha.label') })

/** Types what the picture shows, and submits it. */
async function typePicture(context: PlayContext): Promise<void> {
  const { peek } = stageOf(context).service
  await context.step('They type the characters of the picture', async () => {
    await waitFor(() => expect(peek.captcha()).toHaveLength(4))
    await context.userEvent.type(pictureBox(context) as HTMLElement, `${peek.captcha()}{Enter}`)
  })
}

// IN-2
export const Default = meta.story({
  name: 'Default',
  play: async (context) => {
    const { t } = textsOf(context)
    await context.step('What must be seen', async () => {
      await expect(context.canvas.getByRole('heading', { level: 1 })).toHaveTextContent(t('referral.heading'))
      await expect(fieldOf(context, t('referral.company.label'))).toHaveAttribute('autocomplete', 'organization')
      await expect(await context.canvas.findByRole('button', { name: t('sms-code.send') })).toBeVisible()
      await expect(context.canvas.getByRole('button', { name: t('referral.submit') })).toHaveAttribute(
        'aria-disabled',
        'true',
      )
    })
  },
})

export const Filled = meta.story({
  name: 'Filled',
  play: async (context) => {
    stopTime(context)
    await fillApplication(context)
    await context.step('What must be seen', async () => {
      const submit = context.canvas.getByRole('button', { name: textsOf(context).t('referral.submit') })
      await waitFor(() => expect(submit).not.toHaveAttribute('aria-disabled'))
    })
  },
})

export const Submitting = meta.story({
  name: 'Submitting',
  parameters: { page: { path, faults: [{ path: '/become_referral', delay_ms: 60_000 }] } },
  play: async (context) => {
    const { t } = textsOf(context)
    stopTime(context)
    await fillApplication(context)
    await context.step('They submit it, and the server is slow to answer', () => press(context, t('referral.submit')))
    await context.step('What must be seen', async () => {
      await expect(await context.canvas.findByText(t('blocker.label'))).toBeVisible()
    })
  },
})

// SCR-17
export const Done = meta.story({
  name: 'Sent: what comes next',
  play: async (context) => {
    const { t } = textsOf(context)
    stopTime(context)
    await apply(context)
    await context.step('What must be seen', async () => {
      const title = await context.canvas.findByRole('heading', { level: 1, name: t('referral.done.heading') })
      await waitFor(() => expect(title).toHaveFocus())
      const { phone, email } = partner
      await expect(context.canvas.getByText(t('referral.done.intro', { phone, email }))).toBeVisible()
      await expect(callsTo(context, '/become_referral')).toHaveLength(1)
    })
  },
})

export const AppliedAlready = meta.story({
  name: '1700001 · The phone has applied already',
  play: async (context) => {
    const { t } = textsOf(context)
    stopTime(context)
    await fillApplication(context)
    await context.step('The server answers 1700001 when they submit it', async () => {
      stageOf(context).service.faults.add({
        path: '/become_referral',
        error: [{ field: 'phone', error_code: 1700001, error_msg: t('phone-field.invalid') }],
      })
      await press(context, t('referral.submit'))
    })
    await context.step('What must be seen', async () => {
      const field = fieldOf(context, t('phone-field.label'))
      await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'))
      await expect(field).toHaveFocus()
    })
    await context.step('What must not be lost', async () => {
      await expect(fieldOf(context, t('sms-code.label'))).not.toHaveValue('')
    })
  },
})

// IN-8
export const WrongCode = meta.story({
  name: '1400001 · A wrong code',
  tags: ['unpictured'],
  play: async (context) => {
    const { t } = textsOf(context)
    stopTime(context)
    await fillApplication(context)
    const code = fieldOf(context, t('sms-code.label'))
    await context.step('They type a wrong code and submit it', async () => {
      const wrong = (code as HTMLInputElement).value === '0000' ? '1111' : '0000'
      await context.userEvent.clear(code)
      await context.userEvent.type(code, wrong)
      await press(context, t('referral.submit'))
    })
    await context.step('What must be seen', async () => {
      await waitFor(() => expect(code).toHaveAttribute('aria-invalid', 'true'))
      await expect(code).toHaveValue('')
      await expect(code).toHaveFocus()
    })
    await context.step('What must not be lost', async () => {
      await expect(fieldOf(context, t('referral.company.label'))).toHaveValue(partner.company)
    })
  },
})

// VAL-01, IN-8
export const EmailWrong = meta.story({
  name: 'An email that is none',
  play: async (context) => {
    const { t } = textsOf(context)
    stopTime(context)
    await apply(context, { ...partner, email: 'ana.costa' })
    await context.step('What must be seen', async () => {
      const field = fieldOf(context, t('referral.email.label'))
      await waitFor(() => expect(field).toHaveFocus())
      await expect(field).toHaveAccessibleDescription(t('referral.email.wrong'))
      await expect(callsTo(context, '/become_referral')).toEqual([])
    })
  },
})

// WID-04, ERR-14
export const PictureForCode = meta.story({
  name: 'Picture captcha asked for by the code',
  play: async (context) => {
    const { t } = textsOf(context)
    stopTime(context)
    await context.step('Codes were sent from this browser before', () =>
      arouseSuspicion(context, ['13700137001', '13700137002']),
    )
    await askForCode(context)
    await context.step('What must be seen', async () => {
      await waitFor(() => expect(pictureBox(context)).toHaveFocus())
    })
    await typePicture(context)
    await context.step('What must be seen', async () => {
      const counting = await context.canvas.findByRole('button', { name: t('sms-code.countdown', { seconds: 60 }) })
      await expect(counting).toBeVisible()
      await expect(pictureBox(context)).not.toBeInTheDocument()
    })
  },
})

export const PictureForApplication = meta.story({
  name: 'Picture captcha asked for by the application: the same box',
  tags: ['unpictured'],
  play: async (context) => {
    const { t } = textsOf(context)
    stopTime(context)
    await fillApplication(context)
    await context.step('Another code is sent from this browser', () => arouseSuspicion(context, ['13700137001']))
    await context.step('They submit it', () => press(context, t('referral.submit')))
    await context.step('What must be seen', async () => {
      await waitFor(() => expect(pictureBox(context)).toHaveFocus())
    })
    await typePicture(context)
    await context.step('What must be seen', async () => {
      await expect(await context.canvas.findByRole('heading', { name: t('referral.done.heading') })).toBeVisible()
    })
  },
})

export const OnPhone = meta.story({
  name: 'On a phone',
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    const { t } = textsOf(context)
    await context.step('What must be seen', async () => {
      await expect(await context.canvas.findByRole('button', { name: t('sms-code.send') })).toBeVisible()
      await expect(context.canvas.getByRole('button', { name: t('referral.submit') })).toBeInTheDocument()
    })
  },
})

export const DoneOnPhone = meta.story({
  name: 'Sent, on a phone',
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    stopTime(context)
    await apply(context)
    await context.step('What must be seen', async () => {
      await expect(await context.canvas.findByText(new RegExp(partner.phone))).toBeVisible()
    })
  },
})

export const InDesktopClient = meta.story({
  name: 'In the desktop client',
  globals: { viewport: { value: 'client' } },
  parameters: { page: { path, client: 'sync' } },
  play: async (context) => {
    stopTime(context)
    await fillApplication(context)
    await context.step('What must be seen', async () => {
      await expect(stageOf(context).handedOver).toEqual([])
    })
  },
})

export const InApp = meta.story({
  name: 'In the mobile app',
  tags: ['unpictured'],
  globals: { viewport: { value: 'phone' } },
  parameters: { page: { path, client: 'app' } },
  play: async (context) => {
    stopTime(context)
    await apply(context)
    await context.step('What must be seen', async () => {
      await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
      await expect(await context.canvas.findByText(new RegExp(partner.email))).toBeVisible()
    })
  },
})
