import { passwordMaxLength } from './limits.ts'

/** What the page asks of a new password (LOG-09). */
export type PasswordPolicy = { minLength: number; requireCapital: boolean; requireSpecial: boolean }

/**
 * What is wrong with a new password, in the order to say it: `edge-space` (VAL-03), `forbidden-character` (VAL-04),
 * `combination` for length and mixture (VAL-02; its text is that of the policy's hint).
 */
export type PasswordIssue = 'edge-space' | 'forbidden-character' | 'combination'

/** Which hint stands beside a new password (VAL-06). */
export type PasswordHint = 'letters-digits' | 'with-capital' | 'with-special' | 'with-capital-and-special'

const lettersAndDigits = /^[A-Za-z0-9]*$/
// Printable ASCII but the space: what "special characters" can be typed on any keyboard.
const withSpecials = /^[!-~]*$/

/**
 * What is wrong with a newly chosen password (VAL-02 to VAL-04); empty when nothing is. What was typed is judged, though
 * it is trimmed when it is sent. A policy that asks for special characters also permits them. Only where a password is
 * chosen, never at login (IN-7).
 */
export function validatePassword(typed: string, policy: PasswordPolicy): PasswordIssue[] {
  const issues: PasswordIssue[] = []
  const value = trimPassword(typed)
  if (value !== typed) issues.push('edge-space')
  if (!(policy.requireSpecial ? withSpecials : lettersAndDigits).test(value)) issues.push('forbidden-character')
  if (!hasLengthAndMixture(value, policy)) issues.push('combination')
  return issues
}

function hasLengthAndMixture(value: string, policy: PasswordPolicy): boolean {
  if (value.length < policy.minLength || value.length > passwordMaxLength) return false
  if (!/[0-9]/.test(value) || !/[A-Za-z]/.test(value)) return false
  if (policy.requireCapital && !(/[A-Z]/.test(value) && /[a-z]/.test(value))) return false
  return !policy.requireSpecial || /[^A-Za-z0-9]/.test(value)
}

/** A password as it is sent (VAL-05). Nothing else of it is ever changed: no NFKC (IM-2). */
export function trimPassword(typed: string): string {
  return typed.trim()
}

/** The hint of a policy (VAL-06); its text takes `minLength` and 32. */
export function passwordHint(policy: PasswordPolicy): PasswordHint {
  if (policy.requireCapital) return policy.requireSpecial ? 'with-capital-and-special' : 'with-capital'
  return policy.requireSpecial ? 'with-special' : 'letters-digits'
}
