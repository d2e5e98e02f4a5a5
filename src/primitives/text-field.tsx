import { type ComponentProps, type ReactNode, useId } from 'react'
import { control, controlInput, describedBy, Field, type FieldContent } from './field.tsx'

export type TextFieldProps = Omit<ComponentProps<'input'>, 'prefix'> &
  FieldContent & {
    /** Inside the box, before the input, e.g. the country code. */
    prefix?: ReactNode
    /** Inside the box, after the input, e.g. a "Send code" button. */
    suffix?: ReactNode
    /** Marks the field as invalid if its error text is shown elsewhere. Refer to that text with `aria-describedby`. */
    isInvalid?: boolean
  }

/**
 * Shows a text input with its label, help and error (WID-13). Uncontrolled by default (`defaultValue`), so that a
 * render never overwrites an autofilled value (IN-5). `className` goes to the field, and `ref` and other props go to
 * the input.
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
  const content = { label, labelAction, help, error, reserve }
  return (
    <Field id={inputId} {...content} className={className}>
      <div className={control({ state: isInvalid ? 'invalid' : 'valid' })}>
        {prefix}
        <input
          id={inputId}
          aria-invalid={isInvalid || undefined}
          aria-describedby={describedBy(inputId, content, description)}
          className={controlInput}
          {...rest}
        />
        {suffix}
      </div>
    </Field>
  )
}
