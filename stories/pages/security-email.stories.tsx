import { expect, screen, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { textsOf } from '../../.storybook/texts.ts'
import { localeOf } from '../../.storybook/with-page.tsx'
import { newEmail, people } from '../../mocks/personas/people.ts'
import { contactWords } from '../../mocks/words/contact-words.ts'
import { SecurityEmailPage } from '../../src/pages/account/security-email.tsx'
import { securityEmailErrors } from '../errors/drivers/security-email.ts'
import { codePage, playCode } from '../errors/play-code.ts'
import { stopTime } from '../widgets/phone-code-form.tsx'
import {
  askForCode,
  codeLabel,
  expectError,
  fillNew,
  findNextTitle,
  findTitle,
  newField,
  proveCurrent,
} from './contact-driver.ts'
import { fieldOf, findAlert, press, sentCode, stageOf } from './page-driver.ts'

const page = { path: '/security/email', enteredAs: people.mei.email }

const meta = preview.meta({
  title: 'Pages/Account security/Email',
  component: SecurityEmailPage,
  tags: ['page'],
  parameters: { page },
})

// VAL-10
export const Default = meta.story({
  name: 'Default: the current email is confirmed first',
  play: async (context) => {
    const { t } = textsOf(context)
    await context.step('What must be seen', async () => {
      await expect(await context.canvas.findByText(people.mei.maskedEmail)).toBeVisible()
      await expect(await findTitle(context, t('change-email.prove.heading'))).toBeVisible()
      await expect(fieldOf(context, t('change-email.code'))).toHaveAttribute('autocomplete', 'one-time-code')
    })
  },
})

export const Loading = meta.story({
  name: 'Loading: what the email is now',
  parameters: { page: { ...page, faults: [{ path: '/credential/get_login', delay_ms: 60_000 }] } },
  play: async (context) => {
    await context.step('What must be seen', async () => {
      await expect(await context.canvas.findByText(textsOf(context).t('blocker.label'))).toBeInTheDocument()
      await expect(context.canvas.queryByRole('textbox')).not.toBeInTheDocument()
    })
  },
})

export const CodeSent = meta.story({
  name: 'A code is on its way to the current email',
  play: async (context) => {
    const { t } = textsOf(context)
    stopTime(context)
    await context.step('A member asks for a code', async () => {
      await askForCode(context, 'email')
    })
    await context.step('What must be seen', async () => {
      await expect(await sentCode(context)).toMatch(/^\d{6}$/)
      const counting = await context.canvas.findByRole('button', { name: t('sms-code.countdown', { seconds: 60 }) })
      await expect(counting).toBeVisible()
    })
  },
})

export const NoCall = meta.story({
  name: 'The minute is over: another code, and never a call',
  tags: ['unpictured'],
  play: async (context) => {
    const { t } = textsOf(context)
    const time = stopTime(context)
    await context.step('A member asks for a code', async () => {
      await askForCode(context, 'email')
      await context.canvas.findByRole('button', { name: t('sms-code.countdown', { seconds: 60 }) })
    })
    await context.step('A minute passes', () => {
      time.pass(61_000)
    })
    await context.step('What must be seen', async () => {
      await expect(await context.canvas.findByRole('button', { name: t('sms-code.again') })).toBeVisible()
      await expect(context.canvas.queryByRole('button', { name: t('sms-code.voice') })).not.toBeInTheDocument()
    })
  },
})

export const NewEmail = meta.story({
  name: 'The new email',
  play: async (context) => {
    const { t } = textsOf(context)
    await proveCurrent(context, 'email')
    await context.step('What must be seen', async () => {
      await findNextTitle(context, t('change-email.replace.heading'))
      await expect(newField(context, 'email')).toHaveAttribute('autocomplete', 'email')
    })
  },
})

export const Filled = meta.story({
  name: 'Filled: the new email and its code',
  play: async (context) => {
    stopTime(context)
    await proveCurrent(context, 'email')
    await fillNew(context, 'email', newEmail)
    await context.step('What must be seen', async () => {
      const submit = context.canvas.getByRole('button', { name: textsOf(context).t('change-email.submit') })
      await waitFor(() => expect(submit).not.toHaveAttribute('aria-disabled'))
    })
  },
})

export const Submitting = meta.story({
  name: 'Submitting',
  parameters: { page: { ...page, faults: [{ path: '/credential/update_email', delay_ms: 60_000 }] } },
  play: async (context) => {
    const { t } = textsOf(context)
    stopTime(context)
    await proveCurrent(context, 'email')
    await fillNew(context, 'email', newEmail)
    await context.step('They submit it, and the server is slow to answer', () =>
      press(context, t('change-email.submit')),
    )
    await context.step('What must be seen', async () => {
      await expect(await context.canvas.findByText(t('blocker.label'))).toBeVisible()
    })
  },
})

// VAL-01, WID-13
export const NoEmail = meta.story({
  name: 'What was typed is no email',
  play: async (context) => {
    const { t } = textsOf(context)
    await proveCurrent(context, 'email')
    const field = newField(context, 'email')
    await context.step('They type something that is no email and ask for a code', async () => {
      await context.userEvent.type(field, 'mei@nowhere')
      await press(context, t('sms-code.send'))
    })
    await context.step('What must be seen', async () => {
      await expectError(field, t('change-email.wrong'))
    })
  },
})

export const SameAsBefore = meta.story({
  name: '1500012 · The new email is the current one',
  tags: ['unpictured'],
  play: async (context) => {
    await proveCurrent(context, 'email')
    const field = newField(context, 'email')
    await context.step('They type the current email and ask for a code', async () => {
      await context.userEvent.type(field, people.mei.email)
      await press(context, textsOf(context).t('sms-code.send'))
    })
    await context.step('What must be seen', async () => {
      await expectError(field, contactWords[localeOf(context.globals)].email.sameAsBefore)
    })
  },
})

export const WrongCode = meta.story({
  name: '1400001 · A wrong code for the new email',
  play: async (context) => {
    const { t } = textsOf(context)
    stopTime(context)
    await proveCurrent(context, 'email')
    const field = () => fieldOf(context, codeLabel(context, 'email'))
    await context.step('They type the new email and a wrong code', async () => {
      await context.userEvent.type(newField(context, 'email'), newEmail)
      const code = await askForCode(context, 'email')
      await context.userEvent.type(field(), code === '111111' ? '222222' : '111111')
      await press(context, t('change-email.submit'))
    })
    await context.step('What must be seen', async () => {
      await waitFor(() => expect(field()).toHaveAttribute('aria-invalid', 'true'))
      await expect(field()).toHaveValue('')
    })
    await context.step('What must not be lost', async () => {
      await expect(newField(context, 'email')).toHaveValue(newEmail)
    })
  },
})

// RQ-10
export const ProofOver = meta.story({
  name: '1500011 · The proof of the current email ran out',
  play: async (context) => {
    const { t } = textsOf(context)
    const time = stopTime(context)
    await proveCurrent(context, 'email')
    await fillNew(context, 'email', newEmail)
    await context.step('They submit it eleven minutes later', async () => {
      time.pass(11 * 60_000)
      await press(context, t('change-email.submit'))
    })
    await context.step('What must be seen', async () => {
      await findNextTitle(context, t('change-email.again.heading'))
      await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    })
    await context.step('What must not be lost', async () => {
      await expect(newField(context, 'email')).toHaveValue(newEmail)
    })
  },
})

// SCR-14, VAL-10
export const Done = meta.story({
  name: 'The email is changed',
  play: async (context) => {
    const { t } = textsOf(context)
    await proveCurrent(context, 'email')
    await fillNew(context, 'email', newEmail)
    await context.step('They submit it', () => press(context, t('change-email.submit')))
    await context.step('What must be seen', async () => {
      await findNextTitle(context, t('change-email.done.heading'))
      const words = t('change-contact.done.intro', { next: 'm****@portico.example.com' })
      await expect(context.canvas.getByText(words)).toBeVisible()
    })
  },
})

export const Add = meta.story({
  name: 'No email yet: one is added',
  parameters: { page: { ...page, enteredAs: people.wang.phone } },
  play: async (context) => {
    const { t } = textsOf(context)
    await context.step('What must be seen', async () => {
      await expect(await findTitle(context, t('change-email.add.heading'))).toBeVisible()
      await expect(context.canvas.queryByText(t('change-email.current'))).not.toBeInTheDocument()
      await expect(await context.canvas.findByLabelText(t('security.nav.email'), { selector: 'input' })).toBeVisible()
    })
  },
})

// SCR-14
export const Added = meta.story({
  name: 'The email is added',
  parameters: { page: { ...page, enteredAs: people.wang.phone } },
  play: async (context) => {
    const { t } = textsOf(context)
    await context.step('A member types an email and its code', async () => {
      const field = await context.canvas.findByLabelText(t('security.nav.email'), { selector: 'input' })
      await context.userEvent.type(field, newEmail)
      const code = await askForCode(context, 'email')
      await context.userEvent.type(fieldOf(context, codeLabel(context, 'email')), code)
    })
    await context.step('They submit it', () => press(context, t('change-email.add.submit')))
    await context.step('What must be seen', async () => {
      await findNextTitle(context, t('change-email.added.heading'))
    })
  },
})

export const Failing = meta.story({
  name: 'Failing: 500 while a code is asked for',
  parameters: { page: { ...page, faults: [{ path: '/credential/pre_verify_email', status: 500 }] } },
  play: async (context) => {
    const { t } = textsOf(context)
    await context.step('The server answers 500 when a member asks for a code', async () => {
      await context.canvas.findByLabelText(t('change-email.code'), { selector: 'input' })
      await press(context, t('sms-code.send'))
    })
    await context.step('What must be seen', async () => {
      await expect(await findAlert()).toHaveAccessibleName(t('error.status-500.title'))
      await expect(stageOf(context).service.outbox).toEqual([])
    })
  },
})

export const NoSupport = meta.story({
  name: 'Where there is no support to turn to',
  tags: ['unpictured'],
  parameters: { page: { ...page, pageData: { support_url: null } } },
  play: async (context) => {
    const { t } = textsOf(context)
    await context.step('What must be seen', async () => {
      await expect(await context.canvas.findByText(people.mei.maskedEmail)).toBeVisible()
      await expect(context.canvas.queryByText(t('change-email.lost'))).not.toBeInTheDocument()
    })
  },
})

export const NewEmailOnPhone = meta.story({
  name: 'The new email, on a phone',
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await proveCurrent(context, 'email')
    await context.step('What must be seen', async () => {
      await findNextTitle(context, textsOf(context).t('change-email.replace.heading'))
    })
  },
})

export const InDesktopClient = meta.story({
  name: 'The new email, in the desktop client',
  globals: { viewport: { value: 'client' } },
  parameters: { page: { ...page, client: 'sync' } },
  play: async (context) => {
    stopTime(context)
    await proveCurrent(context, 'email')
    await fillNew(context, 'email', newEmail)
    await context.step('They submit it', () => press(context, textsOf(context).t('change-email.submit')))
    await context.step('What must be seen', async () => {
      await findNextTitle(context, textsOf(context).t('change-email.done.heading'))
    })
  },
})

export const InApp = meta.story({
  name: 'In the mobile app',
  globals: { viewport: { value: 'phone' } },
  parameters: { page: { ...page, client: 'app' } },
  play: async (context) => {
    await context.step('What must be seen', async () => {
      await expect(await context.canvas.findByText(people.mei.maskedEmail)).toBeVisible()
    })
  },
})

export const EmailWrong = meta.story({
  name: '1500005 · Not an email',
  tags: ['!autodocs'],
  parameters: codePage(securityEmailErrors, 'replace'),
  play: (context) =>
    playCode(context, securityEmailErrors, 'replace', {
      by: 'emailWrong',
      words: ({ contacts }) => contacts.email.wrong,
      of: securityEmailErrors.moments.replace?.field,
    }),
})
