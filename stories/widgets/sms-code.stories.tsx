import { expect, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { type PlayContext, stageOf } from '../pages/page-driver.ts'
import { inColumn } from '../primitives/in-column.tsx'
import {
  messagesTo,
  PhoneCodeForm,
  phone,
  phoneCodeForm,
  sendCode,
  stopTime,
  typeWrongCode,
} from './phone-code-form.tsx'

const sendPath = '/quick_login/v1/captcha/sms_send'

const about = `
The code of an SMS in a form: the field, and everything between "Send code" and the code's arrival.

- **When to use**: wherever a phone or an email is proved by a code: login by SMS, registration, recovery, a change of phone, the second step by SMS. For the code of an authenticator, which nobody sends, use \`CodeField\` in cells.
- **Anatomy**: inside a \`<form>\` of \`useForm\`, after the field that says where to. In the box the digits, and the button that sends; under it where the code went, or what is wrong; beside the label, once the time is over, the code by voice. Before it a picture captcha, over it the slider, only while the server asks for them.
- **States**: idle, sending, counting, again. Only a code that went out starts the 60 seconds. They run from an end time, so hidden minutes cost nothing, and outlast a reload: what is kept is purpose and end time, never the phone. SMS and voice share them. A wrong code does not start them again; it goes once another is on its way. They are for one phone: another may have a code at once. A press without a phone is answered at the phone's field.
- **Captchas**: a picture takes the focus, and Enter in it sends the code. Each send that failed brings a new picture. Once the slider has passed, the code is sent by itself.
- **Sending**: \`readTo\` says to whom, as \`phoneToSend\` does; \`send\` makes the call with what the server has asked for; \`call\` is that call. An answer for a phone that has been changed meanwhile is dropped. \`onErrors\` is the form's \`showErrors\`.
- **Keyboard**: Tab leads from the digits to the button, then to the voice code. Once a code is on its way, the focus is in the digits. The seconds are not read out; "sent" and "you can ask again" are.
- **Texts**: \`sms-code.*\` and \`picture-captcha.*\`; another \`label\` where it is no SMS.
`

const meta = preview.meta({
  id: 'widgets-smscode',
  title: 'Widgets/SMS code',
  component: PhoneCodeForm,
  tags: ['autodocs', 'widget'],
  decorators: [inColumn],
  parameters: {
    layout: 'padded',
    page: { path: '/login' },
    docs: { description: { component: about } },
  },
})

/** A code is on its way, and time stands still. */
async function sent(context: PlayContext) {
  const time = stopTime(context)
  const parts = phoneCodeForm(context)
  await sendCode(context)
  await parts.counting(60)
  return { parts, time }
}

export const Init = meta.story({
  name: 'At first: nobody to send to yet',
  play: async (context) => {
    const parts = phoneCodeForm(context)
    await waitFor(() => expect(parts.send()).toHaveAttribute('aria-disabled', 'true'))
    await context.userEvent.click(parts.send())
    await waitFor(() => expect(parts.phone()).toHaveFocus())
    await expect(parts.phone()).toHaveAccessibleDescription(parts.t('phone-field.empty'))
    await expect(stageOf(context).service.calls).toEqual([])
  },
})

export const Ready = meta.story({
  name: 'A phone is named',
  play: async (context) => {
    const parts = phoneCodeForm(context)
    await context.userEvent.type(parts.phone(), phone)
    await waitFor(() => expect(parts.send()).not.toHaveAttribute('aria-disabled'))
    await expect(parts.code()).toHaveAttribute('autocomplete', 'one-time-code')
  },
})

// WID-06, IN-6
export const Sending = meta.story({
  name: 'Sending',
  tags: ['!autodocs'],
  parameters: { page: { path: '/login', faults: [{ path: sendPath, delay_ms: 60_000 }] } },
  play: async (context) => {
    const parts = phoneCodeForm(context)
    await sendCode(context)
    await waitFor(() => expect(parts.send()).toHaveAttribute('aria-busy', 'true'))
    // A second press sends no second code (IN-6).
    await context.userEvent.click(parts.send())
    await waitFor(() => expect(stageOf(context).service.faults.count()).toBe(0))
    await expect(messagesTo(context)).toEqual([])
  },
})

// WID-06, VAL-09
export const Counting = meta.story({
  name: 'Sent, counting',
  play: async (context) => {
    const time = stopTime(context)
    const parts = phoneCodeForm(context)
    await sendCode(context)
    await expect(await parts.counting(60)).toHaveAttribute('aria-disabled', 'true')
    await waitFor(() => expect(parts.code()).toHaveFocus())
    await context.canvas.findByText(parts.t('sms-code.sent-to', { to: '137****7000' }))
    const sent = parts.t('sms-code.sent-to', { to: parts.t('mask.phone', { end: '7000' }) })
    // Said by the field as the focus comes, so by no live region as well.
    await expect(parts.code()).toHaveAccessibleDescription(sent)
    await expect(context.canvas.queryByText(sent, { selector: '[role=status]' })).not.toBeInTheDocument()
    time.pass(13_000)
    await context.userEvent.click(await parts.counting(47))
    await expect(messagesTo(context)).toHaveLength(1)
  },
})

// OC-3
export const Restored = meta.story({
  name: 'Counting on after a reload',
  tags: ['unpictured'],
  beforeEach: (context) => {
    stopTime(context)
    const { host } = stageOf(context).environment
    host.storage.set('portico.sms-code.login', String(host.clock.now() + 47_000))
  },
  play: async (context) => {
    const parts = phoneCodeForm(context)
    await expect(await parts.counting(47)).toHaveAttribute('aria-disabled', 'true')
    await expect(parts.code()).toHaveAccessibleDescription(parts.t('sms-code.sent'))
    // It is for the number that the form has first, as any countdown is.
    await context.userEvent.type(parts.phone(), phone)
    await parts.counting(47)
    await context.userEvent.type(parts.phone(), '{Backspace}9')
    await expect(await parts.idle()).not.toHaveAttribute('aria-disabled')
  },
})

// WID-06, OC-2
export const Again = meta.story({
  name: 'The time is over: another code, or one by voice',
  tags: ['unpictured'],
  play: async (context) => {
    const { parts, time } = await sent(context)
    time.pass(2 * 60_000)
    await expect(await parts.again()).not.toHaveAttribute('aria-disabled')
    await expect(await parts.voice()).toBeVisible()
    await expect(await parts.said(parts.t('sms-code.can-ask-again'))).toBeInTheDocument()
    await context.userEvent.click(await parts.again())
    await parts.counting(60)
    await expect(messagesTo(context).map(({ channel }) => channel)).toEqual(['sms', 'sms'])
    time.pass(60_000)
    await parts.again()
  },
})

// WID-07, API-09
export const Voice = meta.story({
  name: 'A code by voice is on its way',
  tags: ['unpictured'],
  play: async (context) => {
    const { parts, time } = await sent(context)
    time.pass(60_000)
    await context.userEvent.click(await parts.voice())
    await parts.counting(60)
    await waitFor(() => expect(parts.code()).toHaveFocus())
    await expect(parts.code()).toHaveAccessibleDescription(parts.t('sms-code.voice-sent', { seconds: 60 }))
    await expect(messagesTo(context).map(({ channel }) => channel)).toEqual(['sms', 'voice'])
  },
})

export const LoggedIn = meta.story({
  name: 'A whole code submits by itself, once',
  play: async (context) => {
    const { parts } = await sent(context)
    const [message] = messagesTo(context)
    await context.userEvent.type(parts.code(), String(message?.code))
    await waitFor(() => expect(stageOf(context).visits).toEqual(['go /']))
    const submits = stageOf(context).service.calls.filter(({ path }) => path === '/quick_login/v1/register')
    await expect(submits).toHaveLength(1)
  },
})

// OC-4
export const WrongCode = meta.story({
  name: '1400001 · A wrong code leaves the countdown alone',
  tags: ['!autodocs'],
  play: async (context) => {
    const { parts, time } = await sent(context)
    time.pass(20_000)
    const wrong = await typeWrongCode(context)
    await expect(parts.code()).toHaveFocus()
    await expect(parts.code()).toHaveValue(wrong)
    await parts.counting(40)
  },
})

// WID-06
export const WrongCodeGone = meta.story({
  name: 'A wrong code goes once another was asked for',
  tags: ['!autodocs', 'unpictured'],
  play: async (context) => {
    const { parts, time } = await sent(context)
    await typeWrongCode(context)
    time.pass(60_000)
    await context.userEvent.click(await parts.again())
    await parts.counting(60)
    await waitFor(() => expect(parts.code()).not.toHaveAttribute('aria-invalid'))
    await expect(parts.code()).toHaveValue('')
  },
})
