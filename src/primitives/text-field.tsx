import { type ComponentProps, type ReactNode, useId } from 'react'
import { control, controlInput, describedBy, Field, type FieldTexts } from './field.tsx'

export type TextFieldProps = Omit<ComponentProps<'input'>, 'prefix'> &
  FieldTexts & {
    /** Inside the box, before the input: such as the country code. */
    prefix?: ReactNode
    /** Inside the box, after the input: such as "Send code". */
    suffix?: ReactNode
    /** Marks the field as wrong where the words stand elsewhere: name their place in `aria-describedby`. */
    isInvalid?: boolean
  }

/**
 * One line of text with its label, help and error (WID-13). `className` goes to the whole field; `ref` and the rest to the input.
 * Uncontrolled by default (`defaultValue`): what the browser filled in is never wiped by a render (IN-5).
 */
export function TextField({
  id,
  label,
  labelAction,
  help,
  error,
  reserve,
  prefix,
  suffix,
  isInvalid = Boolean(error),
  className,
  'aria-describedby': description,
  ...rest
}: TextFieldProps) {
  const generatedId = useId()
  const inputId = id ?? generatedId
  const texts = { label, labelAction, help, error, reserve }
  return (
    <Field id={inputId} {...texts} className={className}>
      <div className={control({ state: isInvalid ? 'invalid' : 'valid' })}>
        {prefix}
        <input
          id={inputId}
          aria-invalid={isInvalid || undefined}
          aria-describedby={describedBy(inputId, texts, description)}
          className={controlInput}
          {...rest}
        />
        {suffix}
      </div>
    </Field>
  )
}
