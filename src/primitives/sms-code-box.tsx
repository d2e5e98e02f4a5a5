import { cva } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { smsResendMs } from '../rules/limits.ts'
import { CodeField, type CodeFieldProps } from './code-field.tsx'
import { Spinner } from './spinner.tsx'

const send = cva(
  [
    'relative h-11 phone:h-8 pointer-coarse:h-11 mr-1 px-2.5 phone:mr-1.5 rounded-inner whitespace-nowrap',
    'text-body phone:text-small client:text-small [font-variant-numeric:tabular-nums] focus-visible:outline-offset-0',
  ],
  {
    variants: {
      look: {
        ready: 'text-link font-label underline-offset-3 hover:underline',
        waiting: 'text-subtle cursor-default',
      },
    },
  },
)

/** As high as a thumb needs, without moving the line it stands in. */
const voice = 'text-link hover:underline underline-offset-3 py-0.5 -my-0.5 pointer-coarse:py-3 pointer-coarse:-my-3'

/** `counting`: a code is on its way, another can be asked for in `seconds`; `again`: that time is over (WID-06). */
export type SmsCodeBoxState = 'idle' | 'sending' | 'counting' | 'again'

export type SmsCodeBoxProps = Omit<CodeFieldProps, 'look' | 'suffix' | 'labelAction' | 'help'> & {
  state: SmsCodeBoxState
  /** Left while `counting`. */
  seconds?: number
  sendText: string
  againText: string
  /** On the button while `counting`. */
  countingText: (seconds: number) => string
  /** Under the field once a code was sent: where to, or when the call arrives (WID-07). */
  message?: ReactNode
  /** Read out as it changes; the seconds are not. */
  announcement?: string
  /** Nobody to send a code to yet: the button looks disabled, and a press may say what is missing (IN-11). */
  isIncomplete?: boolean
  onSend: () => void
  /** Beside the label once the time is over: the code by voice, where that is on offer (WID-06). */
  voiceText?: ReactNode
  onVoice?: () => void
}

/** A code that is sent to a phone, and the button that sends it, which keeps its width in every state (WID-05, WID-06). */
export function SmsCodeBox({
  state,
  seconds = 0,
  sendText,
  againText,
  countingText,
  message,
  announcement,
  isIncomplete = false,
  onSend,
  voiceText,
  onVoice,
  ...rest
}: SmsCodeBoxProps) {
  const isWaiting = state === 'sending' || state === 'counting'
  const widest = countingText(smsResendMs / 1000)
  const shown = { idle: sendText, sending: undefined, counting: countingText(seconds), again: againText }[state]
  return (
    <>
      <CodeField
        {...rest}
        help={message}
        labelAction={
          state === 'again' &&
          onVoice && (
            <button type="button" className={voice} onClick={onVoice}>
              {voiceText}
            </button>
          )
        }
        suffix={
          <button
            type="button"
            className={send({ look: isWaiting || isIncomplete ? 'waiting' : 'ready' })}
            data-state={isIncomplete && !isWaiting ? 'incomplete' : state}
            // Not `disabled`: that would throw the focus away.
            aria-disabled={isWaiting || isIncomplete || undefined}
            aria-busy={state === 'sending' || undefined}
            aria-label={state === 'sending' ? sendText : undefined}
            onClick={() => {
              if (!isWaiting) onSend()
            }}
          >
            <span className="grid justify-items-end">
              {/* Every text has its room, so that the widest sets the width in every state. */}
              {[sendText, againText, widest].map((text) => (
                <span key={text} aria-hidden="true" className="col-start-1 row-start-1 invisible font-label">
                  {text}
                </span>
              ))}
              <span className="col-start-1 row-start-1">{shown}</span>
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
