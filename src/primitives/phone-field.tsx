import type { ComponentProps, ReactNode } from 'react'
import { TextField, type TextFieldProps } from './text-field.tsx'

const attributes = {
  // Not `tel-national`, which would autofill a foreign number without its dialing code.
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  login: { type: 'text', autoComplete: 'username', autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false },
} satisfies Record<string, ComponentProps<'input'>>

export type PhoneFieldProps = Omit<TextFieldProps, 'type' | 'prefix' | 'maxLength'> & {
  /** `phone`: only a phone number. `login`: also an email address, so the keyboard must allow letters. */
  accepts: 'phone' | 'login'
  /**
   * A `CountrySelect` or `CountryCodePlaceholder` before the number. It may appear and disappear while the user types.
   */
  selector?: ReactNode
}

/**
 * Shows a field for a phone number and its country (WID-01). When the selector appears or disappears, the input keeps
 * its focus, caret and text (AC-4). Never set `maxLength`, since a number that is too long must be rejected with an
 * error message instead of being truncated (VAL-08).
 */
export function PhoneField({ accepts, selector, ...rest }: PhoneFieldProps) {
  return <TextField {...attributes[accepts]} prefix={selector} {...rest} />
}
