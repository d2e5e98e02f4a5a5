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
    resendText: 'Resend code',
    countingText: (seconds: number) => `Resend in ${seconds} s`,
    tooLongError: 'The code has only 4 digits',
    onSend: fn(),
    voiceText: 'Get a call instead',
    onRequestVoice: fn(),
  },
  argTypes: { state: { control: 'inline-radio', options: ['idle', 'sending', 'counting', 'resendable'] } },
  parameters: { layout: 'padded' },
})

// WID-06
export const Counting = meta.story({
  name: 'A wrong code during the countdown, on the smallest phone, dark theme',
  globals: { theme: 'dark', viewport: { value: 'small' } },
  args: {
    state: 'counting',
    secondsLeft: 47,
    defaultValue: '4829',
    message: 'Code sent to 138****8000',
    announcement: 'Code sent to 138****8000',
    error: 'This is not the code that was sent to you',
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Resend in 47 s' })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(button).toBeEnabled()
    await expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth)
    await expect(canvas.getByRole('textbox')).toHaveAttribute('autocomplete', 'one-time-code')
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'This is not the code that was sent to you Code sent to 138****8000',
    )
    await expect(canvas.getByRole('status')).toHaveTextContent('Code sent to 138****8000')
    await expect(button.closest('[role=status]')).toBeNull()
  },
})

// WID-06
export const States = meta.story({
  name: 'Idle, without a recipient, sending, counting down, ready to resend: the button keeps its width',
  render: (args) => (
    <>
      <SmsCodeBox {...args} />
      <SmsCodeBox {...args} isIncomplete />
      <SmsCodeBox {...args} state="sending" />
      <SmsCodeBox {...args} state="counting" secondsLeft={60} />
      <SmsCodeBox {...args} state="counting" secondsLeft={9} />
      <SmsCodeBox {...args} state="resendable" onRequestVoice={undefined} />
    </>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const buttons = canvas.getAllByRole('button')
    const names = ['Send code', 'Send code', 'Send code', 'Resend in 60 s', 'Resend in 9 s', 'Resend code']
    for (const [index, name] of names.entries()) await expect(buttons[index]).toHaveAccessibleName(name)
    await expect(new Set(buttons.map((button) => button.getBoundingClientRect().width)).size).toBe(1)
    await expect(buttons[1]).toHaveAttribute('aria-disabled', 'true')
    await expect(buttons[2]).toHaveAttribute('aria-busy', 'true')
    for (const button of buttons) await userEvent.click(button)
    // A click is ignored only while a code is being sent or the countdown is running.
    await expect(args.onSend).toHaveBeenCalledTimes(3)
  },
})
