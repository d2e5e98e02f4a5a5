import { type Translate, useTranslations } from '../../i18n/translations.tsx'
import { usePageData } from '../../kit/environment.tsx'
import type { RequirementState } from '../../primitives/password-checklist.tsx'
import { passwordMaxLength } from '../../rules/limits.ts'
import {
  choosePasswordHint,
  findForbiddenCharacter,
  type PasswordHint,
  type PasswordIssue,
  type PasswordPolicy,
  type PasswordRequirement,
  validatePassword,
} from '../../rules/password.ts'

/** Returns the password policy in one sentence (VAL-06), for the field's hint and the VAL-02 error. */
export function hintText(t: Translate, policy: PasswordPolicy): string {
  const lengths = { min: policy.minLength, max: passwordMaxLength }
  const messages: Record<PasswordHint, () => string> = {
    'letters-digits': () => t('new-password.rule.letters-digits', lengths),
    'with-capital': () => t('new-password.rule.with-capital', lengths),
    'with-special': () => t('new-password.rule.with-special', lengths),
    'with-capital-and-special': () => t('new-password.rule.with-capital-and-special', lengths),
  }
  return messages[choosePasswordHint(policy)]()
}

/** Returns an issue's error message (VAL-02 to VAL-04). It names a forbidden character, which may be hard to spot. */
function issueText(t: Translate, policy: PasswordPolicy, issue: PasswordIssue, password: string): string {
  if (issue === 'edge-space') return t('new-password.edge-space')
  if (issue === 'combination') return hintText(t, policy)
  const character = findForbiddenCharacter(password, policy) ?? ''
  if (/^\s/.test(character)) return t('new-password.forbidden-space')
  // Show invisible characters and combining marks as code points, such as U+200B.
  const codePoint = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')
  return t('new-password.forbidden', { character: /^[\p{C}\p{M}]/u.test(character) ? `U+${codePoint}` : character })
}

export function requirementText(t: Translate, { minLength }: PasswordPolicy, name: PasswordRequirement): string {
  if (name === 'length') return t('new-password.requirement.length', { min: minLength, max: passwordMaxLength })
  const messageIds = {
    letter: 'new-password.requirement.letter',
    'upper-and-lower': 'new-password.requirement.upper-and-lower',
    digit: 'new-password.requirement.digit',
    special: 'new-password.requirement.special',
    'letters-digits-only': 'new-password.requirement.letters-digits-only',
    'letters-digits-specials-only': 'new-password.requirement.letters-digits-specials-only',
    'no-edge-space': 'new-password.requirement.no-edge-space',
  } as const
  return t(messageIds[name])
}

/** Returns the text alternatives for the checklist's icons. */
export function stateLabels(t: Translate): Record<RequirementState, string> {
  return {
    pending: t('new-password.state.pending'),
    met: t('new-password.state.met'),
    unmet: t('new-password.state.unmet'),
  }
}

export type NewPasswordName = 'password' | 'password_confirmation'

/**
 * Validates a new password against the password policy (VAL-02 to VAL-04), and checks that the confirmation matches.
 * Pass `validate` to `useForm`.
 */
export function useNewPassword() {
  const { t } = useTranslations()
  const passwordPolicy = usePageData('passwordPolicy')
  return {
    validate: ({ password, password_confirmation }: Record<NewPasswordName, string>) => {
      const errors: Partial<Record<NewPasswordName, string>> = {}
      const [issue] = validatePassword(password, passwordPolicy)
      if (issue) errors.password = issueText(t, passwordPolicy, issue, password)
      if (password !== password_confirmation) errors.password_confirmation = t('new-password.mismatch')
      return errors
    },
  }
}
