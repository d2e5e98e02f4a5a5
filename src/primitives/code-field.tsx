import { cx } from 'class-variance-authority'
import {
  type ComponentProps,
  type CompositionEvent,
  type FocusEvent,
  type InputEvent,
  type ReactNode,
  useId,
} from 'react'
import { smsCodeLength, twoStepCodeLength } from '../rules/limits.ts'
import { CodeCells, cellsCover, cellsInput, codeCells } from './code-cells.tsx'
import { control, controlInput, describedBy, Field, type FieldTexts } from './field.tsx'
import { useCode } from './use-code.ts'

type InputProps = Omit<ComponentProps<'input'>, 'type' | 'inputMode' | 'maxLength' | 'prefix'>

export type CodeFieldProps = InputProps &
  FieldTexts & {
    /** `line`: in a form's line. `cells`: the whole step is this code; it has six digits. */
    look?: 'line' | 'cells'
    /** Digits of the code: 4 in a line, if nothing is said (WID-05), and always 6 in cells (TWO-14). */
    length?: number
    /** The error while there are more digits than the code has: a message, never a cut (OC-1). */
    tooLongError: ReactNode
    /** Inside the line, after the input: such as "Send code". */
    suffix?: ReactNode
    /** Told once when the code is whole, e.g. to submit (IN-6); again for another one, and for one typed anew. */
    onComplete?: (code: string) => void
  }

/**
 * The code of a message or an authenticator: one real input (OC-1), which takes `12 34 56`, full-width digits and a message
 * pasted whole, and keeps the digits. Uncontrolled (IN-5); `className` goes to the whole field, `ref` and the rest to the input.
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
  const texts = { label, labelAction, help, error: fit === 'long' ? tooLongError : error, reserve }
  const state = texts.error ? 'invalid' : 'valid'
  // More digits than cells are shown in one line, where they can be seen and mended.
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
        {/* The same place in both, so that the input keeps its focus. */}
        <div className={isInCells ? cellsCover : 'flex-1 min-w-0 h-full'}>{input}</div>
        {suffix}
      </div>
    </Field>
  )
}
