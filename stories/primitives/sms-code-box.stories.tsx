import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { SmsCodeBox, type SmsCodeBoxProps } from '../../src/primitives/sms-code-box.tsx'
import { inColumn } from './in-column.tsx'

const meta = preview.meta({
  id: 'primitives-smscodebox',
  title: 'Primitives/SMS code box',
  component: SmsCodeBox,
  tags: ['autodocs'],
  decorators: [inColumn],
  args: {
    state: 'idle' as SmsCodeBoxProps['state'],
    label: 'SMS code',
    name: 'sms_code',
    sendText: 'Send code',
    againText: 'Send again',
    countingText: (seconds: number) => `Resend in ${seconds} s`,
    tooLongError: 'The code has only 4 digits',
    onSend: fn(),
    voiceText: 'Get a call instead',
    onVoice: fn(),
  },
  argTypes: { state: { control: 'inline-radio', options: ['idle', 'sending', 'counting', 'again'] } },
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component: `
A code that is sent to a phone, and the button that sends it. It draws a state; \`SmsCode\` of the flows decides it.

**When to use**: through \`SmsCode\`. By itself only where something else keeps the countdown.

**Anatomy**: a \`CodeField\` in a line; in it the button, which keeps its width in every state; under it where the code went; beside the label, once the time is over, the code by voice.

**States**: \`idle\`, \`sending\` (a spinner in place of the words), \`counting\` (\`seconds\`), \`again\`. \`isIncomplete\`: nobody to send to yet; the button looks disabled, and a press may say what is missing. The button is never \`disabled\`: that would throw the focus away.

**Keyboard**: Tab leads from the digits to the button, then to the voice code. \`announcement\` is read out as it changes; the seconds are not.

**Texts**: the deed on the button ("Send code"), short enough to stand beside four digits at 320 px.
        `,
      },
    },
  },
})

export const Idle = meta.story({
  name: 'Idle',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: 'SMS code' })).toHaveAttribute('autocomplete', 'one-time-code')
    await expect(canvas.queryByRole('button', { name: 'Get a call instead' })).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Send code' }))
    await expect(args.onSend).toHaveBeenCalledTimes(1)
  },
})

export const Incomplete = meta.story({
  name: 'Nobody to send to yet: a press says so',
  args: { isIncomplete: true },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Send code' })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(button)
    await expect(args.onSend).toHaveBeenCalledTimes(1)
  },
})

// WID-06
export const Sending = meta.story({
  name: 'Sending',
  args: { state: 'sending' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Send code' })
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(button)
    await expect(args.onSend).not.toHaveBeenCalled()
  },
})

// WID-06
export const Counting = meta.story({
  name: 'Counting',
  args: {
    state: 'counting',
    seconds: 47,
    defaultValue: '4829',
    message: 'Code sent to 138****8000',
    announcement: 'Code sent to 138****8000',
  },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Resend in 47 s' })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(button).toBeEnabled()
    await userEvent.click(button)
    await expect(args.onSend).not.toHaveBeenCalled()
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Code sent to 138****8000')
    await expect(canvas.getByRole('status')).toHaveTextContent('Code sent to 138****8000')
    await expect(button.closest('[role=status]')).toBeNull()
  },
})

// WID-06
export const Again = meta.story({
  name: 'Again, or by voice',
  args: { state: 'again', message: 'Code sent to 138****8000' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('textbox')).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Send again' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Get a call instead' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onVoice).toHaveBeenCalledTimes(1)
  },
})

export const NoVoice = meta.story({
  name: 'Again, where there is no code by voice',
  tags: ['unpictured'],
  args: { state: 'again', onVoice: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(1)
  },
})

// WID-07
export const VoiceSent = meta.story({
  name: 'A call is on its way',
  tags: ['unpictured'],
  args: { state: 'counting', seconds: 60, message: 'The call arrives within 60 seconds. Keep your phone close.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/within 60 seconds/)).toBeVisible()
  },
})

export const SameWidth = meta.story({
  name: 'The button keeps its width',
  render: (args) => (
    <>
      <SmsCodeBox {...args} state="idle" />
      <SmsCodeBox {...args} state="sending" />
      <SmsCodeBox {...args} state="counting" seconds={60} />
      <SmsCodeBox {...args} state="counting" seconds={9} />
      <SmsCodeBox {...args} state="again" onVoice={undefined} />
    </>
  ),
  play: async ({ canvas }) => {
    const widths = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect().width)
    await expect(widths).toHaveLength(5)
    await expect(new Set(widths).size).toBe(1)
  },
})

export const Invalid = meta.story({
  name: 'A wrong code, while counting',
  args: {
    state: 'counting',
    seconds: 12,
    defaultValue: '4829',
    message: 'Code sent to 138****8000',
    error: 'This is not the code that was sent to you',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'This is not the code that was sent to you Code sent to 138****8000',
    )
  },
})

export const Dark = meta.story({
  name: 'Counting on the smallest phone, in Chinese, in the dark',
  tags: ['unpictured'],
  globals: { locale: 'zh-CN', theme: 'dark', viewport: { value: 'small' } },
  args: {
    state: 'counting',
    seconds: 47,
    label: '短信验证码',
    countingText: (seconds: number) => `${seconds} 秒后可重发`,
    sendText: '获取验证码',
    againText: '重新获取',
    message: '验证码已发送至 138****8000',
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: '47 秒后可重发' })
    await expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth)
  },
})
