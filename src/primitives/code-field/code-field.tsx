import { cx } from 'class-variance-authority'
import {
  type ComponentProps,
  type CompositionEvent,
  type FocusEvent,
  type InputEvent,
  type ReactNode,
  useId,
} from 'react'
import { smsCodeLength, twoStepCodeLength } from '../../rules/limits.ts'
import { control, controlInput, describedBy, Field, type FieldTexts } from '../field.tsx'
import { CodeCells, cellsCover, cellsInput, codeCells } from './code-cells.tsx'
import { useCode } from './use-code.ts'

type InputProps = Omit<ComponentProps<'input'>, 'type' | 'inputMode' | 'maxLength' | 'prefix'>

export type CodeFieldProps = InputProps &
  FieldTexts & {
    /** `line`: a normal field in a form. `cells`: the step's only field, with six digits. */
    look?: 'line' | 'cells'
    /** Digits of the code: 4 by default in a line (WID-05), and always 6 in cells (TWO-14). */
    length?: number
    /** Shown for too many digits, which are never cut off (OC-1), and for a pasted message with no clear code. */
    tooLongError: ReactNode
    /** Inside the field, after the input, e.g. "Send code". */
    suffix?: ReactNode
    /**
     * Called when the code is complete, e.g. to submit (IN-6), and again once another code, or the same one, is typed.
     */
    onComplete?: (code: string) => void
  }

/**
 * A field for a code from a message or an authenticator. It is one real input (OC-1), which accepts `12 34 56`,
 * full-width digits and a whole pasted message, and keeps only the digits. Uncontrolled (IN-5); `className` goes to the
 * field, `ref` and the rest to the input.
 */
export function CodeField({
  look = 'line',
  length = look === 'cells' ? twoStepCodeLength : smsCodeLength,
  tooLongError,
  suffix,
  onComplete,
  id,
  label,
  labelAction,
  help,
  error,
  reserve,
  className,
  ref,
  'aria-describedby': description,
  onInput,
  onCompositionEnd,
  onFocus,
  onBlur,
  ...rest
}: CodeFieldProps) {
  const generatedId = useId()
  const inputId = id ?? generatedId
  const { fit, selection, inputRef, handleInput, handleCompositionEnd, handleFocus, handleBlur } = useCode({
    length,
    isRefused: Boolean(error),
    onComplete,
    ref,
  })
  const texts = { label, labelAction, help, error: fit === 'long' || fit === 'unclear' ? tooLongError : error, reserve }
  const state = texts.error ? 'invalid' : 'valid'
  // A normal field shows all digits, so that the extra ones can be corrected.
  const isInCells = look === 'cells' && fit !== 'long'

  const input = (
    <input
      autoComplete="one-time-code"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...rest}
      id={inputId}
      ref={inputRef}
      type="text"
      inputMode="numeric"
      aria-invalid={state === 'invalid' || undefined}
      aria-describedby={describedBy(inputId, texts, description)}
      data-fit={fit}
      className={cx(
        'font-medium [font-variant-numeric:tabular-nums]',
        isInCells ? cellsInput : cx(controlInput, 'w-full tracking-code'),
        look === 'cells' ? 'text-heading!' : 'text-title!',
      )}
      onInput={(event: InputEvent<HTMLInputElement>) => {
        handleInput(event)
        onInput?.(event)
      }}
      onCompositionEnd={(event: CompositionEvent<HTMLInputElement>) => {
        handleCompositionEnd(event)
        onCompositionEnd?.(event)
      }}
      onFocus={(event: FocusEvent<HTMLInputElement>) => {
        handleFocus()
        onFocus?.(event)
      }}
      onBlur={(event: FocusEvent<HTMLInputElement>) => {
        handleBlur()
        onBlur?.(event)
      }}
    />
  )

  return (
    <Field id={inputId} {...texts} className={className}>
      <div className={isInCells ? codeCells : cx(control({ state }), look === 'cells' && 'h-[3.25rem]!')}>
        {isInCells && <CodeCells state={state} selection={selection} />}
        {/* The same element position in both looks, so that the input keeps its focus. */}
        <div className={isInCells ? cellsCover : 'flex-1 min-w-0 h-full'}>{input}</div>
        {suffix}
      </div>
    </Field>
  )
}
