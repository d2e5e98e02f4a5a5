import { expect, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { getStage, type PlayContext } from '../pages/page-driver.ts'
import { inColumn } from '../primitives/in-column.tsx'
import { createFormQueries, messagesTo, PhoneCodeForm, sendCode, stopClock, typeWrongCode } from './phone-code-form.tsx'

const sendPath = '/quick_login/v1/captcha/sms_send'

const about = `
Shows a field for an SMS code in a form, with the button that sends the code and the captchas that sending may require.

- **When to use**: wherever a code verifies a phone number or email address: login by SMS, registration, recovery, changing the phone number or email address, and the second login step by SMS. An authenticator's code is not sent, so use \`CodeField\` with cells for it.
- **Anatomy**: inside a \`<form>\` that uses \`useForm\`, after the field for the recipient. The box contains the digits and the send button. A line below the box says where the code was sent, or shows an error. Once the countdown ends, a voice code is offered next to the label. If the server requires a captcha, a picture captcha appears above the box, or the slider captcha over the form.
- **States**: idle, sending, counting down, ready to resend. Only a successful send starts the countdown of 60 seconds. The countdown is computed from an end time, so it stays correct while the page is hidden, and continues after a reload. The purpose and the end time are stored, never the phone number. SMS and voice codes share the countdown. A wrong code does not restart the countdown, and is cleared when another code is sent. The countdown applies to one phone number, so the user can send a code to another number immediately. Clicking the button without a phone number shows an error under the phone number field.
- **Captchas**: a picture captcha gets focus, and Enter in its box sends the code. After each failed send, a new picture is loaded. Once the slider has been solved, the code is sent automatically.
- **Sending**: \`readRecipient\` returns the recipient, as \`parsePhoneInput\` does; \`send\` makes the call with the captchas that the server requires; \`call\` is that call's descriptor. If the user changes the phone number before the response arrives, the response is ignored. \`onErrors\` is the form's \`showErrors\`.
- **Keyboard**: Tab moves from the digits to the button, then to the voice code. Once a code has been sent, focus moves to the digits. Screen readers announce that the code was sent and that the user can request another code, but not the remaining seconds.
- **Content**: \`sms-code.*\` and \`picture-captcha.*\`; a different \`label\` if the code is not sent by SMS.
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

/** Stops the clock, requests a code, and waits for the countdown. */
async function startCountdown(context: PlayContext) {
  const clock = stopClock(context)
  const parts = createFormQueries(context)
  await sendCode(context)
  await parts.countdown(60)
  return { parts, clock }
}

export const NoPhone = meta.story({
  name: 'No phone number yet',
  play: async (context) => {
    const parts = createFormQueries(context)
    await waitFor(() => expect(parts.send()).toHaveAttribute('aria-disabled', 'true'))
    await context.userEvent.click(parts.send())
    await waitFor(() => expect(parts.phone()).toHaveFocus())
    await expect(parts.phone()).toHaveAccessibleDescription(parts.t('phone-field.empty'))
    await expect(getStage(context).service.calls).toEqual([])
  },
})

// WID-06, IN-6
export const Sending = meta.story({
  name: 'Sending',
  tags: ['!autodocs'],
  parameters: { page: { path: '/login', faults: [{ path: sendPath, delay_ms: 60_000 }] } },
  play: async (context) => {
    const parts = createFormQueries(context)
    await sendCode(context)
    await waitFor(() => expect(parts.send()).toHaveAttribute('aria-busy', 'true'))
    // A second click does not send a second code (IN-6).
    await context.userEvent.click(parts.send())
    await waitFor(() => expect(getStage(context).service.faults.count()).toBe(0))
    await expect(messagesTo(context)).toEqual([])
  },
})

// WID-06, VAL-09
export const Counting = meta.story({
  name: 'Sent, counting down',
  play: async (context) => {
    const clock = stopClock(context)
    const parts = createFormQueries(context)
    await sendCode(context)
    await expect(await parts.countdown(60)).toHaveAttribute('aria-disabled', 'true')
    await waitFor(() => expect(parts.code()).toHaveFocus())
    await context.canvas.findByText(parts.t('sms-code.sent-to', { to: '137****7000' }))
    const sentText = parts.t('sms-code.sent-to', { to: parts.t('mask.phone', { end: '7000' }) })
    // Screen readers announce the field's description on focus, so a live region must not repeat it.
    await expect(parts.code()).toHaveAccessibleDescription(sentText)
    await expect(context.canvas.queryByText(sentText, { selector: '[role=status]' })).not.toBeInTheDocument()
    clock.advance(13_000)
    await context.userEvent.click(await parts.countdown(47))
    await expect(messagesTo(context)).toHaveLength(1)
  },
})

// AC-3
export const Announced = meta.story({
  name: 'Sent and announced while the code field has focus',
  tags: ['!autodocs', 'no-screenshot'],
  play: async (context) => {
    const parts = createFormQueries(context)
    const respond = getStage(context).service.faults.hold({ path: sendPath })
    await sendCode(context)
    await context.userEvent.click(parts.code())
    respond()
    // Focus does not move, so screen readers do not announce the field's description.
    const sentText = parts.t('sms-code.sent-to', { to: parts.t('mask.phone', { end: '7000' }) })
    await expect(await parts.announced(sentText)).toBeInTheDocument()
    await expect(parts.code()).toHaveFocus()
  },
})

// WID-06, OC-2
export const SendAgain = meta.story({
  name: 'Countdown ended: send again, by SMS or voice',
  tags: ['no-screenshot'],
  play: async (context) => {
    const { parts, clock } = await startCountdown(context)
    clock.advance(2 * 60_000)
    await expect(await parts.resend()).not.toHaveAttribute('aria-disabled')
    await expect(await parts.voice()).toBeVisible()
    await expect(await parts.announced(parts.t('sms-code.can-resend'))).toBeInTheDocument()
    await context.userEvent.click(await parts.resend())
    await parts.countdown(60)
    await expect(messagesTo(context).map(({ channel }) => channel)).toEqual(['sms', 'sms'])
    clock.advance(60_000)
    await parts.resend()
  },
})

// WID-07, API-09
export const Voice = meta.story({
  name: 'Voice code sent',
  tags: ['no-screenshot'],
  play: async (context) => {
    const { parts, clock } = await startCountdown(context)
    clock.advance(60_000)
    await context.userEvent.click(await parts.voice())
    await parts.countdown(60)
    await waitFor(() => expect(parts.code()).toHaveFocus())
    await expect(parts.code()).toHaveAccessibleDescription(parts.t('sms-code.voice-sent', { seconds: 60 }))
    await expect(messagesTo(context).map(({ channel }) => channel)).toEqual(['sms', 'voice'])
  },
})

export const LoggedIn = meta.story({
  name: 'Complete code: submitted once, without a click',
  play: async (context) => {
    const { parts } = await startCountdown(context)
    const [message] = messagesTo(context)
    await context.userEvent.type(parts.code(), String(message?.code))
    await waitFor(() => expect(getStage(context).navigations).toEqual(['go /']))
    const submitCalls = getStage(context).service.calls.filter(({ path }) => path === '/quick_login/v1/register')
    await expect(submitCalls).toHaveLength(1)
  },
})

// WID-06, OC-4
export const WrongCode = meta.story({
  name: '1400001 · Wrong code: cleared when another code is sent; the countdown continues',
  tags: ['!autodocs'],
  play: async (context) => {
    const { parts, clock } = await startCountdown(context)
    await typeWrongCode(context)
    clock.advance(60_000)
    await context.userEvent.click(await parts.resend())
    await parts.countdown(60)
    await waitFor(() => expect(parts.code()).not.toHaveAttribute('aria-invalid'))
    await expect(parts.code()).toHaveValue('')
    clock.advance(20_000)
    const wrongCode = await typeWrongCode(context)
    await expect(parts.code()).toHaveFocus()
    await expect(parts.code()).toHaveValue(wrongCode)
    await parts.countdown(40)
  },
})

// ERR-14
export const PictureRequired = meta.story({
  name: 'Picture captcha required: nothing is sent without its characters',
  tags: ['!autodocs'],
  parameters: { page: { path: '/login', faults: [{ path: sendPath, error: 'picture-captcha-needed' }] } },
  play: async (context) => {
    const parts = createFormQueries(context)
    await sendCode(context)
    const picture = await parts.picture()
    await waitFor(() => expect(picture).toHaveFocus())
    await expect(picture).toHaveAccessibleDescription(parts.t('error.picture-captcha-needed.title'))
    await waitFor(() => expect(parts.send()).not.toHaveAttribute('aria-busy'))
    await context.userEvent.click(parts.send())
    await waitFor(() => expect(picture).toHaveAccessibleDescription(parts.t('picture-captcha.empty', { count: 4 })))
    await expect(messagesTo(context)).toEqual([])
    await waitFor(() => expect(picture.closest('form')?.querySelector('img')).toBeVisible())
  },
})
