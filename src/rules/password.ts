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

/** One thing that is asked of a new password, as a checklist shows it while somebody types. */
export type PasswordRequirement =
  | 'length'
  | 'letter'
  | 'upper-and-lower'
  | 'digit'
  | 'special'
  | 'letters-digits-only'
  | 'with-specials-only'
  | 'no-edge-space'

type Checked = Exclude<PasswordRequirement, 'no-edge-space'>

const checks: Record<Checked, (value: string, policy: PasswordPolicy) => boolean> = {
  length: (value, { minLength }) => value.length >= minLength && value.length <= passwordMaxLength,
  letter: (value) => /[A-Za-z]/.test(value),
  'upper-and-lower': (value) => /[A-Z]/.test(value) && /[a-z]/.test(value),
  digit: (value) => /[0-9]/.test(value),
  special: (value) => /[^A-Za-z0-9]/.test(value),
  'letters-digits-only': (value) => /^[A-Za-z0-9]*$/.test(value),
  // Printable ASCII but the space: what "special characters" can be typed on any keyboard.
  'with-specials-only': (value) => /^[!-~]*$/.test(value),
}

/** What a policy asks of length and mixture; both cases of letters are asked for in place of any letter. */
function mixtureOf({ requireCapital, requireSpecial }: PasswordPolicy): Checked[] {
  const letters: Checked = requireCapital ? 'upper-and-lower' : 'letter'
  return requireSpecial ? ['length', 'digit', letters, 'special'] : ['length', 'digit', letters]
}

/** Which characters may be used: a policy that asks for special characters also permits them. */
function characterSetOf({ requireSpecial }: PasswordPolicy): Checked {
  return requireSpecial ? 'with-specials-only' : 'letters-digits-only'
}

/**
 * What is wrong with a newly chosen password (VAL-02 to VAL-04); empty when nothing is. What was typed is judged, though
 * it is trimmed when it is sent. Only where a password is chosen, never at login (IN-7).
 */
export function validatePassword(typed: string, policy: PasswordPolicy): PasswordIssue[] {
  const issues: PasswordIssue[] = []
  const value = trimPassword(typed)
  if (value !== typed) issues.push('edge-space')
  if (!checks[characterSetOf(policy)](value, policy)) issues.push('forbidden-character')
  if (!mixtureOf(policy).every((requirement) => checks[requirement](value, policy))) issues.push('combination')
  return issues
}

/**
 * The same rules one by one, for a live checklist. A space at an end takes the place of the character set while it
 * stands there, so the number of requirements is always that of the policy. Nothing is met before something is typed.
 */
export function passwordRequirements(
  typed: string,
  policy: PasswordPolicy,
): { requirement: PasswordRequirement; isMet: boolean }[] {
  const value = trimPassword(typed)
  const judged = [...mixtureOf(policy), characterSetOf(policy)].map((requirement) => ({
    requirement,
    isMet: value !== '' && checks[requirement](value, policy),
  }))
  return value === typed ? judged : [...judged.slice(0, -1), { requirement: 'no-edge-space', isMet: false }]
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
