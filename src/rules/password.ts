import { passwordMaxLength } from './limits.ts'

/** The page's requirements for a new password (LOG-09). */
export type PasswordPolicy = { minLength: number; requireCapital: boolean; requireSpecial: boolean }

/**
 * What is wrong with a new password, in display order: `edge-space` (VAL-03), `forbidden-character` (VAL-04), and
 * `combination` (VAL-02), which means a wrong length or a missing character type.
 */
export type PasswordIssue = 'edge-space' | 'forbidden-character' | 'combination'

/** Which sentence describes the policy, in the field's description and the `combination` error (VAL-06). */
export type PasswordHint = 'letters-digits' | 'with-capital' | 'with-special' | 'with-capital-and-special'

/** A requirement for a new password, shown in a checklist while the user types. */
export type PasswordRequirement =
  | 'length'
  | 'letter'
  | 'upper-and-lower'
  | 'digit'
  | 'special'
  | 'letters-digits-only'
  | 'letters-digits-specials-only'
  | 'no-edge-space'

type CheckedRequirement = Exclude<PasswordRequirement, 'no-edge-space'>

const checks: Record<CheckedRequirement, (value: string, policy: PasswordPolicy) => boolean> = {
  length: (value, { minLength }) => value.length >= minLength && value.length <= passwordMaxLength,
  letter: (value) => /[A-Za-z]/.test(value),
  'upper-and-lower': (value) => /[A-Z]/.test(value) && /[a-z]/.test(value),
  digit: (value) => /[0-9]/.test(value),
  special: (value) => /[^A-Za-z0-9]/.test(value),
  'letters-digits-only': (value) => /^[A-Za-z0-9]*$/.test(value),
  // All printable ASCII characters except the space. Any keyboard can type them.
  'letters-digits-specials-only': (value) => /^[!-~]*$/.test(value),
}

/** Returns a policy's requirements for the length and the character types. */
function getCombination({ requireCapital, requireSpecial }: PasswordPolicy): CheckedRequirement[] {
  const letters: CheckedRequirement = requireCapital ? 'upper-and-lower' : 'letter'
  return requireSpecial ? ['length', 'digit', letters, 'special'] : ['length', 'digit', letters]
}

/** Returns the requirement for the allowed characters. Only a policy that requires special characters allows them. */
function getCharacterSet({ requireSpecial }: PasswordPolicy): CheckedRequirement {
  return requireSpecial ? 'letters-digits-specials-only' : 'letters-digits-only'
}

/**
 * Lists what is wrong with a new password (VAL-02 to VAL-04). Reports surrounding whitespace, although the page trims
 * it before sending. Must not be used at login (IN-7).
 */
export function validatePassword(input: string, policy: PasswordPolicy): PasswordIssue[] {
  const issues: PasswordIssue[] = []
  const value = trimPassword(input)
  if (value !== input) issues.push('edge-space')
  if (!checks[getCharacterSet(policy)](value, policy)) issues.push('forbidden-character')
  if (!getCombination(policy).every((requirement) => checks[requirement](value, policy))) issues.push('combination')
  return issues
}

/** Returns only the first forbidden character (VAL-04), since listing more could reveal a hidden password. */
export function findForbiddenCharacter(input: string, policy: PasswordPolicy): string | undefined {
  const characters = new Intl.Segmenter().segment(trimPassword(input))
  for (const { segment } of characters) if (!checks[getCharacterSet(policy)](segment, policy)) return segment
  return undefined
}

/**
 * Returns a policy as a `passwordrules` attribute, for password generators. Lists common special characters
 * instead of using the class `special`, which includes the space.
 */
export function passwordRules({ minLength, requireCapital, requireSpecial }: PasswordPolicy): string {
  const letters = requireCapital ? 'required: lower; required: upper' : 'required: lower, upper'
  const special = requireSpecial ? '; required: [-!#$%&*+.:=?@_]' : ''
  return `minlength: ${minLength}; maxlength: ${passwordMaxLength}; ${letters}; required: digit${special};`
}

/**
 * Lists a policy's requirements, for a live checklist. `no-edge-space` replaces the character-set requirement while the
 * password has surrounding whitespace, so the number of requirements never changes. No requirement is met while the
 * field is empty.
 */
export function listPasswordRequirements(
  input: string,
  policy: PasswordPolicy,
): { requirement: PasswordRequirement; isMet: boolean }[] {
  const value = trimPassword(input)
  const requirements = [...getCombination(policy), getCharacterSet(policy)].map((requirement) => ({
    requirement,
    isMet: value !== '' && checks[requirement](value, policy),
  }))
  return value === input ? requirements : [...requirements.slice(0, -1), { requirement: 'no-edge-space', isMet: false }]
}

/** Trims a password before it is sent (VAL-05). Does not normalize it (IM-2). */
export function trimPassword(input: string): string {
  return input.trim()
}

/** Returns the hint for a policy (VAL-06). The hint's text also needs `minLength` and the maximum length. */
export function choosePasswordHint(policy: PasswordPolicy): PasswordHint {
  if (policy.requireCapital) return policy.requireSpecial ? 'with-capital-and-special' : 'with-capital'
  return policy.requireSpecial ? 'with-special' : 'letters-digits'
}
