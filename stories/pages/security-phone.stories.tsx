import { expect, screen, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { textsOf } from '../../.storybook/texts.ts'
import { localeOf } from '../../.storybook/with-page.tsx'
import { newPhone, people } from '../../mocks/personas/people.ts'
import { contactWords } from '../../mocks/words/contact-words.ts'
import { SecurityPhonePage } from '../../src/pages/account/security-phone.tsx'
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
import { callsTo, fieldOf, press } from './page-driver.ts'

const page = { path: '/security/phone', enteredAs: people.mei.email }

const meta = preview.meta({
  title: 'Pages/Account security/Phone',
  component: SecurityPhonePage,
  tags: ['page'],
  parameters: { page },
})

// VAL-09
export const Default = meta.story({
  name: 'Default: the current phone is confirmed first',
  play: async (context) => {
    const { t } = textsOf(context)
    const { canvas } = context
    await context.step('What must be seen', async () => {
      await expect(await canvas.findByText(people.mei.maskedPhone)).toBeVisible()
      await expect(await findTitle(context, t('change-phone.prove.heading'))).toBeVisible()
      await expect(canvas.getByRole('link', { name: t('change-contact.support') })).toBeVisible()
      await expect(canvas.getByRole('link', { name: t('security.nav.phone') })).toHaveAttribute('aria-current', 'page')
    })
  },
})

export const Loading = meta.story({
  name: 'Loading: what the phone is now',
  parameters: { page: { ...page, faults: [{ path: '/credential/get_login', delay_ms: 60_000 }] } },
  play: async (context) => {
    await context.step('What must be seen', async () => {
      await expect(await context.canvas.findByText(textsOf(context).t('blocker.label'))).toBeInTheDocument()
      await expect(context.canvas.queryByRole('textbox')).not.toBeInTheDocument()
    })
  },
})

export const CodeSent = meta.story({
  name: 'A code is on its way to the current phone',
  tags: ['unpictured'],
  play: async (context) => {
    const { t } = textsOf(context)
    stopTime(context)
    await context.step('A member asks for a code', async () => {
      await askForCode(context, 'phone')
    })
    await context.step('What must be seen', async () => {
      const counting = await context.canvas.findByRole('button', { name: t('sms-code.countdown', { seconds: 60 }) })
      await expect(counting).toBeVisible()
      await waitFor(() => expect(fieldOf(context, t('sms-code.label'))).toHaveFocus())
    })
  },
})

// WID-06
export const ByVoice = meta.story({
  name: 'The minute is over: another code, or a call',
  tags: ['unpictured'],
  play: async (context) => {
    const { t } = textsOf(context)
    const time = stopTime(context)
    await context.step('A member asks for a code', async () => {
      await askForCode(context, 'phone')
      await context.canvas.findByRole('button', { name: t('sms-code.countdown', { seconds: 60 }) })
    })
    await context.step('A minute passes', () => {
      time.pass(61_000)
    })
    await context.step('What must be seen', async () => {
      await expect(await context.canvas.findByRole('button', { name: t('sms-code.voice') })).toBeVisible()
      await expect(context.canvas.getByRole('button', { name: t('sms-code.again') })).toBeVisible()
    })
  },
})

// IN-8
export const WrongCode = meta.story({
  name: '1400001 · A wrong code for the current phone',
  tags: ['unpictured'],
  play: async (context) => {
    stopTime(context)
    const field = () => fieldOf(context, codeLabel(context, 'phone'))
    await context.step('A member types a wrong code', async () => {
      const code = await askForCode(context, 'phone')
      await context.userEvent.type(field(), code === '1111' ? '2222' : '1111')
    })
    await context.step('What must be seen', async () => {
      await waitFor(() => expect(field()).toHaveAttribute('aria-invalid', 'true'))
      await expect(field()).toHaveValue('')
      await expect(field()).toHaveFocus()
    })
  },
})

export const NewPhone = meta.story({
  name: 'The new phone',
  play: async (context) => {
    const { t } = textsOf(context)
    await proveCurrent(context, 'phone')
    await context.step('What must be seen', async () => {
      await findNextTitle(context, t('change-phone.replace.heading'))
      await expect(newField(context, 'phone')).toHaveAttribute('autocomplete', 'tel')
      const words = t('change-phone.replace.intro', { current: people.mei.maskedPhone })
      await expect(context.canvas.getByText(words)).toBeVisible()
    })
  },
})

export const Filled = meta.story({
  name: 'Filled: the new phone and its code',
  play: async (context) => {
    stopTime(context)
    await proveCurrent(context, 'phone')
    await fillNew(context, 'phone', newPhone)
    await context.step('What must be seen', async () => {
      const submit = context.canvas.getByRole('button', { name: textsOf(context).t('change-phone.submit') })
      await waitFor(() => expect(submit).not.toHaveAttribute('aria-disabled'))
    })
  },
})

export const Submitting = meta.story({
  name: 'Submitting',
  parameters: { page: { ...page, faults: [{ path: '/credential/update_phone', delay_ms: 60_000 }] } },
  play: async (context) => {
    const { t } = textsOf(context)
    stopTime(context)
    await proveCurrent(context, 'phone')
    await fillNew(context, 'phone', newPhone)
    await context.step('They submit it, and the server is slow to answer', () =>
      press(context, t('change-phone.submit')),
    )
    await context.step('What must be seen', async () => {
      await expect(await context.canvas.findByText(t('blocker.label'))).toBeVisible()
    })
  },
})

// WID-13
export const Taken = meta.story({
  name: '1500013 · The new phone has another account',
  play: async (context) => {
    await proveCurrent(context, 'phone')
    const field = newField(context, 'phone')
    await context.step('They type the phone of another account and ask for a code', async () => {
      await context.userEvent.type(field, people.wang.phone)
      await press(context, textsOf(context).t('sms-code.send'))
    })
    await context.step('What must be seen', async () => {
      await expectError(field, contactWords[localeOf(context.globals)].phone.taken)
    })
    await context.step('What must not be lost', async () => {
      await expect(field).toHaveValue(people.wang.phone)
    })
  },
})

// RQ-10
export const ProofOver = meta.story({
  name: '1500011 · The proof of the current phone ran out',
  play: async (context) => {
    const { t } = textsOf(context)
    const time = stopTime(context)
    await proveCurrent(context, 'phone')
    await context.step('Eleven minutes later they type the new phone and ask for a code', async () => {
      time.pass(11 * 60_000)
      await context.userEvent.type(newField(context, 'phone'), newPhone)
      await press(context, t('sms-code.send'))
    })
    await context.step('What must be seen', async () => {
      await findNextTitle(context, t('change-phone.again.heading'))
      await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
      await expect(newField(context, 'phone')).not.toBeVisible()
    })
    await context.step('What must not be lost', async () => {
      await expect(newField(context, 'phone')).toHaveValue(newPhone)
    })
  },
})

// SCR-13
export const Done = meta.story({
  name: 'The phone is changed',
  play: async (context) => {
    const { t } = textsOf(context)
    await proveCurrent(context, 'phone')
    await fillNew(context, 'phone', newPhone)
    await context.step('They submit it', () => press(context, t('change-phone.submit')))
    await context.step('What must be seen', async () => {
      await findNextTitle(context, t('change-phone.done.heading'))
      await expect(context.canvas.getByText(t('change-contact.done.intro', { next: '137****7000' }))).toBeVisible()
      // The page asks again whose account it is.
      const whose = t('account.logged-in-as', { login: t('mask.phone', { end: '7000' }) })
      await expect(await context.canvas.findByRole('img', { name: whose })).toBeVisible()
      await expect(callsTo(context, '/credential/update_phone')).toHaveLength(1)
    })
  },
})

export const Add = meta.story({
  name: 'No phone yet: one is added',
  parameters: { page: { ...page, enteredAs: people.chiaYi.email } },
  play: async (context) => {
    const { t } = textsOf(context)
    await context.step('What must be seen', async () => {
      await expect(await findTitle(context, t('change-phone.add.heading'))).toBeVisible()
      await expect(context.canvas.queryByText(t('change-phone.current'))).not.toBeInTheDocument()
      await expect(await context.canvas.findByLabelText(t('phone-field.label'), { selector: 'input' })).toBeVisible()
    })
  },
})

// SCR-13
export const Added = meta.story({
  name: 'The phone is added',
  parameters: { page: { ...page, enteredAs: people.chiaYi.email } },
  play: async (context) => {
    const { t } = textsOf(context)
    await context.step('A member types a phone and its code', async () => {
      await findTitle(context, t('change-phone.add.heading'))
      await context.userEvent.type(await context.canvas.findByLabelText(t('phone-field.label')), newPhone)
      const code = await askForCode(context, 'phone')
      await context.userEvent.type(fieldOf(context, codeLabel(context, 'phone')), code)
    })
    await context.step('They submit it', () => press(context, t('change-phone.add.submit')))
    await context.step('What must be seen', async () => {
      await findNextTitle(context, t('change-phone.added.heading'))
    })
  },
})

export const Failing = meta.story({
  name: 'Failing: 500 while the page asks what the phone is now',
  parameters: { page: { ...page, faults: [{ path: '/credential/get_login', status: 500 }] } },
  play: async (context) => {
    const { t } = textsOf(context)
    await context.step('What must be seen', async () => {
      await expect(await context.canvas.findByText(t('error.status-500.title'))).toBeVisible()
      await expect(await findTitle(context, t('security.nav.phone'))).toBeVisible()
      await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    })
  },
})

export const International = meta.story({
  name: 'A phone of another country, on a phone',
  globals: { viewport: { value: 'phone' } },
  parameters: { page: { ...page, enteredAs: people.ava.email } },
  play: async (context) => {
    await context.step('What must be seen', async () => {
      await expect(await context.canvas.findByText('(+1)202****143')).toBeVisible()
    })
  },
})

// VAL-07
export const ReplacedAbroad = meta.story({
  name: 'A phone of another country, replaced by one of a third',
  tags: ['unpictured'],
  parameters: { page: { ...page, enteredAs: people.ava.email } },
  play: async (context) => {
    const { t } = textsOf(context)
    await proveCurrent(context, 'phone')
    const field = newField(context, 'phone')
    await context.step('They type a phone of Singapore, whose country fills in, and its code', async () => {
      await context.userEvent.type(field, '+65 8123 4567')
      await context.userEvent.tab()
      await waitFor(() => expect(field).toHaveValue('81234567'))
      const code = await askForCode(context, 'phone')
      await context.userEvent.type(fieldOf(context, t('sms-code.label')), code)
    })
    await context.step('They submit it', () => press(context, t('change-phone.submit')))
    await context.step('What must be seen', async () => {
      await findNextTitle(context, t('change-phone.done.heading'))
      const sent = callsTo(context, '/credential/update_phone').map(({ data }) => data)
      await expect(sent).toMatchObject([{ phone: '(+65)81234567' }])
    })
  },
})

export const NewPhoneOnPhone = meta.story({
  name: 'The new phone, on a phone',
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await proveCurrent(context, 'phone')
    await context.step('What must be seen', async () => {
      await findNextTitle(context, textsOf(context).t('change-phone.replace.heading'))
    })
  },
})

export const InDesktopClient = meta.story({
  name: 'In the desktop client',
  globals: { viewport: { value: 'client' } },
  parameters: { page: { ...page, client: 'sync' } },
  play: async (context) => {
    await context.step('What must be seen', async () => {
      await expect(await context.canvas.findByText(people.mei.maskedPhone)).toBeVisible()
      const next = context.canvas.getByRole('button', { name: textsOf(context).t('change-contact.next') })
      await waitFor(() => expect(next).toHaveAttribute('aria-disabled', 'true'))
    })
  },
})

export const NewPhoneInApp = meta.story({
  name: 'The new phone, in the mobile app',
  globals: { viewport: { value: 'phone' } },
  parameters: { page: { ...page, client: 'app' } },
  play: async (context) => {
    stopTime(context)
    await proveCurrent(context, 'phone')
    await fillNew(context, 'phone', newPhone)
    await context.step('They submit it', () => press(context, textsOf(context).t('change-phone.submit')))
    await context.step('What must be seen', async () => {
      await findNextTitle(context, textsOf(context).t('change-phone.done.heading'))
    })
  },
})
