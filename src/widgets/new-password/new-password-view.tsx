import { useTexts } from '../../i18n/texts.tsx'
import type { Form } from '../../kit/form/index.ts'
import { FieldMessage } from '../../primitives/field-message.tsx'
import { Link } from '../../primitives/link.tsx'
import { PasswordChecklist, type RequirementState } from '../../primitives/password-checklist.tsx'
import { PasswordField } from '../../primitives/password-field.tsx'
import { PasswordStrength } from '../../primitives/password-strength.tsx'
import { passwordMaxLength } from '../../rules/limits.ts'
import { type PasswordPolicy, passwordRequirements, passwordRules, validatePassword } from '../../rules/password.ts'
import { hintText, reasonText, requirementText, stateLabels, strengthText } from './password-texts.ts'
import type { Strength } from './strength.ts'
import type { NewPasswordName } from './use-new-password.ts'

export type NewPasswordViewProps = {
  form: Pick<Form<NewPasswordName>, 'field' | 'values' | 'formError' | 'messageId'>
  policy: PasswordPolicy
  /** The label of the first field: "New password" if there is an old one. */
  label?: string
  /** The account, in a hidden field, so that a password manager saves the password under it (IN-2). */
  username?: string
  /** Absent until it is known, and if it cannot be estimated. */
  strength?: Strength
  /** A page that explains the permitted characters (VAL-04). */
  helpHref?: string
  onFocus?: () => void
}

/**
 * Tells password generators the limit. The browser would also cut what is typed or pasted (IN-3), so the limit goes as text
 * comes in by hand, before it is cut.
 */
function limit(input: HTMLInputElement | null): void {
  if (!input) return
  input.maxLength = passwordMaxLength
  input.addEventListener('beforeinput', () => input.removeAttribute('maxlength'), { once: true })
}

/** Two fields for a new password, with its requirements and its strength. */
export function NewPasswordView({ form, policy, label, username, strength, helpHref, onFocus }: NewPasswordViewProps) {
  const texts = useTexts()
  const { t } = texts
  const { error, ...field } = form.field('password')
  const { password } = form.values
  const requirements = passwordRequirements(password, policy)
  const stateOf = (isMet: boolean): RequirementState => (isMet ? 'met' : error ? 'broken' : 'open')
  const descriptionId = `${field.id}-${error ? 'error' : 'hint'}`
  const generator = { passwordrules: passwordRules(policy), minLength: policy.minLength, ref: limit }
  // The server's error about a password is shown beside the button (ERR-06).
  const { formError, messageId } = form
  // An error is cleared as soon as the password changes, so it is always about the current one.
  const hasDetails = error && helpHref && validatePassword(password, policy)[0] === 'forbidden-character'
  return (
    <>
      {username && <input hidden readOnly autoComplete="username" value={username} />}
      <PasswordField
        {...field}
        {...generator}
        label={label ?? t('new-password.label')}
        showLabel={t('new-password.show')}
        hideLabel={t('new-password.hide')}
        capsLockHelp={t('new-password.caps-lock')}
        autoComplete="new-password"
        isInvalid={Boolean(error ?? formError)}
        aria-describedby={formError ? `${messageId} ${descriptionId}` : descriptionId}
        reserve="none"
        onFocus={onFocus}
      />
      <PasswordChecklist
        className="mt-1"
        label={t('new-password.requirements')}
        requirements={requirements.map(({ requirement, isMet }) => ({
          id: requirement,
          text: requirementText(texts, policy, requirement),
          state: stateOf(isMet),
        }))}
        stateLabels={stateLabels(texts)}
        summary={
          password &&
          t('new-password.summary', {
            met: requirements.filter(({ isMet }) => isMet).length,
            total: requirements.length,
          })
        }
      />
      {/* The space is reserved, so that neither an error nor the strength moves anything. */}
      <div className="pt-1.5 pb-4 min-h-10 client:pt-0.5 client:pb-1.5 client:min-h-6">
        {error ? (
          <FieldMessage tone="error" id={descriptionId}>
            {error}
            {hasDetails && (
              <>
                {' '}
                <Link href={helpHref} target="_blank" rel="noopener noreferrer">
                  {t('new-password.forbidden-details')}
                  <span className="sr-only"> {t('link.new-tab')}</span>
                </Link>
              </>
            )}
          </FieldMessage>
        ) : (
          <p hidden id={descriptionId}>
            {hintText(texts, policy)}
          </p>
        )}
        {!error && strength && (
          <PasswordStrength
            level={strength.level}
            name={t('new-password.strength')}
            label={strengthText(texts, strength.level)}
            reason={strength.reason && reasonText(texts, strength.reason)}
          />
        )}
      </div>
      <PasswordField
        {...form.field('password_confirmation')}
        {...generator}
        label={t('new-password.confirmation')}
        showLabel={t('new-password.show-confirmation')}
        hideLabel={t('new-password.hide-confirmation')}
        capsLockHelp={t('new-password.caps-lock')}
        autoComplete="new-password"
      />
    </>
  )
}
