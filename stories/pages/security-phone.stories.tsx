import { expect, screen, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { textsOf } from '../../.storybook/texts.ts'
import { localeOf } from '../../.storybook/with-page.tsx'
import { contactWords } from '../../mocks/words/contact-words.ts'
import { SecurityPhonePage } from '../../src/pages/security-phone.tsx'
import { stopTime } from '../widgets/phone-code-form.tsx'
import {
  askForCode,
  codeLabel,
  expectError,
  fillNew,
  findNextTitle,
  findTitle,
  mei,
  newField,
  newPhone,
  proveCurrent,
} from './contact-driver.ts'
import { callsTo, fieldOf, press } from './page-driver.ts'

const page = { path: '/security/phone', enteredAs: mei.email }

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
    await expect(await canvas.findByText(mei.maskedPhone)).toBeVisible()
    await expect(await findTitle(context, t('change-phone.prove.heading'))).toBeVisible()
    await expect(canvas.getByRole('link', { name: t('change-contact.support') })).toBeVisible()
    await expect(canvas.getByRole('link', { name: t('security.nav.phone') })).toHaveAttribute('aria-current', 'page')
  },
})

export const Loading = meta.story({
  name: 'Loading: what the phone is now',
  parameters: { page: { ...page, faults: [{ path: '/credential/get_login', delay_ms: 60_000 }] } },
  play: async (context) => {
    await expect(await context.canvas.findByText(textsOf(context).t('blocker.label'))).toBeInTheDocument()
    await expect(context.canvas.queryByRole('textbox')).not.toBeInTheDocument()
  },
})

export const CodeSent = meta.story({
  name: 'A code is on its way to the current phone',
  play: async (context) => {
    const { t } = textsOf(context)
    stopTime(context)
    await askForCode(context, 'phone')
    const counting = await context.canvas.findByRole('button', { name: t('sms-code.countdown', { seconds: 60 }) })
    await expect(counting).toBeVisible()
    await waitFor(() => expect(fieldOf(context, t('sms-code.label'))).toHaveFocus())
  },
})

// WID-06
export const ByVoice = meta.story({
  name: 'The minute is over: another code, or a call',
  play: async (context) => {
    const { t } = textsOf(context)
    const time = stopTime(context)
    await askForCode(context, 'phone')
    await context.canvas.findByRole('button', { name: t('sms-code.countdown', { seconds: 60 }) })
    time.pass(61_000)
    await expect(await context.canvas.findByRole('button', { name: t('sms-code.voice') })).toBeVisible()
    await expect(context.canvas.getByRole('button', { name: t('sms-code.again') })).toBeVisible()
  },
})

// IN-8
export const WrongCode = meta.story({
  name: 'A wrong code for the current phone',
  play: async (context) => {
    stopTime(context)
    const code = await askForCode(context, 'phone')
    const field = fieldOf(context, codeLabel(context, 'phone'))
    await context.userEvent.type(field, code === '1111' ? '2222' : '1111')
    await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'))
    await expect(field).toHaveValue('')
    await expect(field).toHaveFocus()
  },
})

export const NewPhone = meta.story({
  name: 'The new phone',
  play: async (context) => {
    const { t } = textsOf(context)
    await proveCurrent(context, 'phone')
    await findNextTitle(context, t('change-phone.replace.heading'))
    await expect(newField(context, 'phone')).toHaveAttribute('autocomplete', 'tel')
    const words = t('change-phone.replace.intro', { current: mei.maskedPhone })
    await expect(context.canvas.getByText(words)).toBeVisible()
  },
})

export const Filled = meta.story({
  name: 'Filled: the new phone and its code',
  play: async (context) => {
    stopTime(context)
    await proveCurrent(context, 'phone')
    await fillNew(context, 'phone', newPhone)
    const submit = context.canvas.getByRole('button', { name: textsOf(context).t('change-phone.submit') })
    await waitFor(() => expect(submit).not.toHaveAttribute('aria-disabled'))
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
    await press(context, t('change-phone.submit'))
    await expect(await context.canvas.findByText(t('blocker.label'))).toBeVisible()
  },
})

// WID-13
export const Taken = meta.story({
  name: 'The new phone has another account',
  play: async (context) => {
    await proveCurrent(context, 'phone')
    const field = newField(context, 'phone')
    await context.userEvent.type(field, '13600136000')
    await press(context, textsOf(context).t('sms-code.send'))
    await expectError(field, contactWords[localeOf(context.globals)].phone.taken)
    await expect(field).toHaveValue('13600136000')
  },
})

// RQ-10
export const ProofOver = meta.story({
  name: 'The proof of the current phone has run out',
  play: async (context) => {
    const { t } = textsOf(context)
    const time = stopTime(context)
    await proveCurrent(context, 'phone')
    time.pass(11 * 60_000)
    await context.userEvent.type(newField(context, 'phone'), newPhone)
    await press(context, t('sms-code.send'))
    await findNextTitle(context, t('change-phone.again.heading'))
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    await expect(newField(context, 'phone')).toHaveValue(newPhone)
    await expect(newField(context, 'phone')).not.toBeVisible()
  },
})

// SCR-13
export const Done = meta.story({
  name: 'The phone is changed',
  play: async (context) => {
    const { t } = textsOf(context)
    await proveCurrent(context, 'phone')
    await fillNew(context, 'phone', newPhone)
    await press(context, t('change-phone.submit'))
    await findNextTitle(context, t('change-phone.done.heading'))
    await expect(context.canvas.getByText(t('change-contact.done.intro', { next: '137****7000' }))).toBeVisible()
    await expect(callsTo(context, '/credential/update_phone')).toHaveLength(1)
  },
})

export const Add = meta.story({
  name: 'No phone yet: one is added',
  parameters: { page: { ...page, enteredAs: 'chia.yi@example.com' } },
  play: async (context) => {
    const { t } = textsOf(context)
    await expect(await findTitle(context, t('change-phone.add.heading'))).toBeVisible()
    await expect(context.canvas.queryByText(t('change-phone.current'))).not.toBeInTheDocument()
    await expect(await context.canvas.findByLabelText(t('phone-field.label'), { selector: 'input' })).toBeVisible()
  },
})

// SCR-13
export const Added = meta.story({
  name: 'The phone is added',
  parameters: { page: { ...page, enteredAs: 'chia.yi@example.com' } },
  play: async (context) => {
    const { t } = textsOf(context)
    await findTitle(context, t('change-phone.add.heading'))
    await context.userEvent.type(await context.canvas.findByLabelText(t('phone-field.label')), newPhone)
    const code = await askForCode(context, 'phone')
    await context.userEvent.type(fieldOf(context, codeLabel(context, 'phone')), code)
    await press(context, t('change-phone.add.submit'))
    await findNextTitle(context, t('change-phone.added.heading'))
  },
})

export const Failing = meta.story({
  name: 'Failing: 500 while the page asks what the phone is now',
  parameters: { page: { ...page, faults: [{ path: '/credential/get_login', status: 500 }] } },
  play: async (context) => {
    const { t } = textsOf(context)
    await expect(await context.canvas.findByText(t('error.status-500.title'))).toBeVisible()
    await expect(await findTitle(context, t('security.nav.phone'))).toBeVisible()
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  },
})

export const International = meta.story({
  name: 'A phone of another country, on a phone',
  globals: { viewport: { value: 'phone' } },
  parameters: { page: { ...page, enteredAs: 'ava.brooks@example.com' } },
  play: async (context) => {
    await expect(await context.canvas.findByText('(+1)202****143')).toBeVisible()
  },
})

export const NewPhoneOnPhone = meta.story({
  name: 'The new phone, on a phone',
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await proveCurrent(context, 'phone')
    await findNextTitle(context, textsOf(context).t('change-phone.replace.heading'))
  },
})

export const InDesktopClient = meta.story({
  name: 'In the desktop client',
  globals: { viewport: { value: 'client' } },
  parameters: { page: { ...page, client: 'sync' } },
  play: async (context) => {
    await expect(await context.canvas.findByText(mei.maskedPhone)).toBeVisible()
    const next = context.canvas.getByRole('button', { name: textsOf(context).t('change-contact.next') })
    await waitFor(() => expect(next).toHaveAttribute('aria-disabled', 'true'))
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
    await press(context, textsOf(context).t('change-phone.submit'))
    await findNextTitle(context, textsOf(context).t('change-phone.done.heading'))
  },
})
