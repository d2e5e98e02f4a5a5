import type { ComponentProps, ReactNode } from 'react'
import { TextField, type TextFieldProps } from './text-field.tsx'

const attributes = {
  // Not `tel-national`: that would fill in the number of another country without its code.
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  login: { type: 'text', autoComplete: 'username', autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false },
} satisfies Record<string, ComponentProps<'input'>>

export type PhoneFieldProps = Omit<TextFieldProps, 'type' | 'prefix' | 'maxLength'> & {
  /** `phone`: a number alone. `login`: a number or an email, so an email must be typable. */
  accepts: 'phone' | 'login'
  /** Before the number: a `CountrySelect`, or a `CountryCodeHold` in its place. It may come and go while a person types. */
  selector?: ReactNode
}

/**
 * A phone number with its country (WID-01). The selector comes and goes beside the input, which stays the same element and
 * keeps focus, caret and text (AC-4). Never `maxLength`: too long is a message, not a silent cut (VAL-08).
 */
export function PhoneField({ accepts, selector, ...rest }: PhoneFieldProps) {
  return <TextField {...attributes[accepts]} prefix={selector} {...rest} />
}
