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
import { control, controlInput, describedBy, Field, type FieldContent } from '../field.tsx'
import { CodeCells, cellsWrapper, inputOverCells, inputWrapper } from './code-cells.tsx'
import { useCode } from './use-code.ts'

type InputProps = Omit<ComponentProps<'input'>, 'type' | 'inputMode' | 'maxLength' | 'prefix'>

export type CodeFieldProps = InputProps &
  FieldContent & {
    /** `line`: a normal form field. `cells`: a step's only field, with one cell per digit. */
    variant?: 'line' | 'cells'
    /** The number of digits. If omitted, 4 for `line` (WID-05). Always 6 for `cells` (TWO-14). */
    length?: number
    /** Shown if there are too many digits (OC-1), or if the code in a pasted message cannot be identified. */
    tooLongError: ReactNode
    /** Inside the field, after the input, e.g. "Send code". */
    suffix?: ReactNode
    /**
     * Called when the code is complete, e.g. to submit it (IN-6). Called again when the user types another code or
     * retypes the same code.
     */
    onComplete?: (code: string) => void
  }

/**
 * Shows a field for a code from a message or an authenticator. It is a single `<input>` (OC-1), which accepts
 * `12 34 56`, full-width digits and a whole pasted message, and keeps only the digits. Uncontrolled (IN-5). `className`
 * goes to the field, and `ref` and other props go to the input.
 */
export function CodeField({
  variant = 'line',
  length = variant === 'cells' ? twoStepCodeLength : smsCodeLength,
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
  const { status, selection, inputRef, handleInput, handleCompositionEnd, handleFocus, handleBlur } = useCode({
    length,
    isRejected: Boolean(error),
    onComplete,
    ref,
  })
  const content = {
    label,
    labelAction,
    help,
    error: status === 'long' || status === 'ambiguous' ? tooLongError : error,
    reserve,
  }
  const state = content.error ? 'invalid' : 'valid'
  // If there are too many digits for the cells, show a normal field, so that the user can correct them.
  const hasCells = variant === 'cells' && status !== 'long'

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
      aria-describedby={describedBy(inputId, content, description)}
      data-status={status}
      className={cx(
        'font-medium [font-variant-numeric:tabular-nums]',
        hasCells ? inputOverCells : cx(controlInput, 'w-full tracking-code'),
        variant === 'cells' ? 'text-heading!' : 'text-title!',
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
    <Field id={inputId} {...content} className={className}>
      <div className={hasCells ? cellsWrapper : cx(control({ state }), variant === 'cells' && 'h-[3.25rem]!')}>
        {hasCells && <CodeCells state={state} selection={selection} />}
        {/* The input has the same position in the element tree with and without cells, so that it keeps focus. */}
        <div className={hasCells ? inputWrapper : 'flex-1 min-w-0 h-full'}>{input}</div>
        {suffix}
      </div>
    </Field>
  )
}
