import { cva } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { resendDelayMs } from '../rules/limits.ts'
import { CodeField, type CodeFieldProps } from './code-field/code-field.tsx'
import { Spinner } from './spinner.tsx'

const sendButton = cva(
  [
    'relative h-11 phone:h-8 pointer-coarse:h-11 mr-1 px-2.5 phone:mr-1.5 rounded-inner whitespace-nowrap',
    'text-body phone:text-small client:text-small [font-variant-numeric:tabular-nums] focus-visible:outline-offset-0',
  ],
  {
    variants: {
      state: {
        ready: 'text-link font-label underline-offset-3 hover:underline',
        waiting: 'text-subtle cursor-default',
      },
    },
  },
)

/** Classes that make the button tall enough for touch without making the label's line taller. */
const voiceButtonClasses =
  'text-link hover:underline underline-offset-3 py-0.5 -my-0.5 pointer-coarse:py-3 pointer-coarse:-my-3'

/** `counting`: another code can be requested after `secondsLeft`. `resendable`: it can be requested now (WID-06). */
export type SmsCodeBoxState = 'idle' | 'sending' | 'counting' | 'resendable'

export type SmsCodeBoxProps = Omit<CodeFieldProps, 'variant' | 'suffix' | 'labelAction' | 'help'> & {
  state: SmsCodeBoxState
  /** Remaining seconds while `counting`. */
  secondsLeft?: number
  sendText: string
  resendText: string
  /** Shown on the button while `counting`. */
  countingText: (seconds: number) => string
  /** Where the code was sent, or when the voice call will arrive (WID-07). Shown under the field. */
  message?: ReactNode
  /** Announced to screen readers when it changes. Should omit the remaining seconds. */
  announcement?: string
  /** No recipient has been entered yet. The button looks disabled, but clicking it can show what is missing (IN-11). */
  isIncomplete?: boolean
  onSend: () => void
  /** The label of the button that requests a voice call, shown after the countdown if calls are available (WID-06). */
  voiceText?: ReactNode
  onRequestVoice?: () => void
}

/** Shows a field for a code sent by SMS, voice call or email, with the button that sends it (WID-05, WID-06). */
export function SmsCodeBox({
  state,
  secondsLeft = 0,
  sendText,
  resendText,
  countingText,
  message,
  announcement,
  isIncomplete = false,
  onSend,
  voiceText,
  onRequestVoice,
  ...rest
}: SmsCodeBoxProps) {
  const isWaiting = state === 'sending' || state === 'counting'
  const longestCountdown = countingText(resendDelayMs / 1000)
  const buttonLabels = {
    idle: sendText,
    sending: undefined,
    counting: countingText(secondsLeft),
    resendable: resendText,
  }
  return (
    <>
      <CodeField
        {...rest}
        help={message}
        labelAction={
          state === 'resendable' &&
          onRequestVoice && (
            <button type="button" className={voiceButtonClasses} onClick={onRequestVoice}>
              {voiceText}
            </button>
          )
        }
        suffix={
          <button
            type="button"
            className={sendButton({ state: isWaiting || isIncomplete ? 'waiting' : 'ready' })}
            data-state={isIncomplete && !isWaiting ? 'incomplete' : state}
            // Not `disabled`, since the button would lose focus.
            aria-disabled={isWaiting || isIncomplete || undefined}
            aria-busy={state === 'sending' || undefined}
            aria-label={state === 'sending' ? sendText : undefined}
            onClick={() => {
              if (!isWaiting) onSend()
            }}
          >
            <span className="grid justify-items-end">
              {/* All labels are stacked, so that the widest label sets the button's width. */}
              {[sendText, resendText, longestCountdown].map((text) => (
                <span key={text} aria-hidden="true" className="col-start-1 row-start-1 invisible font-label">
                  {text}
                </span>
              ))}
              <span className="col-start-1 row-start-1">{buttonLabels[state]}</span>
            </span>
            {state === 'sending' && <Spinner className="absolute inset-y-0 right-2.5 my-auto" />}
          </button>
        }
      />
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </>
  )
}
