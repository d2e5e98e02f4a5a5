import { useTranslations } from '../../i18n/translations.tsx'
import { usePageData } from '../../kit/environment.tsx'
import type { Form } from '../../kit/form/index.ts'
import { FieldMessage } from '../../primitives/field-message.tsx'
import { Link } from '../../primitives/link.tsx'
import { PasswordChecklist, type RequirementState } from '../../primitives/password-checklist.tsx'
import { PasswordField } from '../../primitives/password-field.tsx'
import { passwordMaxLength } from '../../rules/limits.ts'
import { listPasswordRequirements, passwordRules, validatePassword } from '../../rules/password.ts'
import { hintText, type NewPasswordName, requirementText, stateLabels } from './password-messages.ts'
import { useStrengthHint } from './use-strength-hint.ts'

export { useNewPassword } from './password-messages.ts'

export type NewPasswordProps = {
  form: Pick<Form<NewPasswordName>, 'field' | 'values' | 'formError' | 'messageId'>
  /** The first field's label. If omitted, "Password". */
  label?: string
  /** The login, in a hidden field for password managers (IN-2). */
  username?: string
  /** Details that others may know about the user and try as a password, such as a name or phone number. */
  personalInfo?: readonly string[]
}

const noPersonalInfo: readonly string[] = []

/** Limits the length of generated passwords, but not of manual input, which the limit would truncate (IN-3). */
function setGeneratorLimit(input: HTMLInputElement | null): void {
  if (!input) return
  input.maxLength = passwordMaxLength
  input.addEventListener('beforeinput', () => input.removeAttribute('maxlength'), { once: true })
}

/**
 * Shows fields for a new password and its confirmation, with the page's password policy as a live checklist (VAL-02 to
 * VAL-06) and a strength hint. Use `useNewPassword().validate` for the form's `password` and `password_confirmation`.
 */
export function NewPassword({ form, label, username, personalInfo = noPersonalInfo }: NewPasswordProps) {
  const { t } = useTranslations()
  const policy = usePageData('passwordPolicy')
  // The URL of a page that lists the permitted characters (VAL-04).
  const helpHref = usePageData('passwordHelpUrl')
  const { error, ...field } = form.field('password')
  const { password } = form.values
  const strengthHint = useStrengthHint(password, personalInfo)
  const requirements = listPasswordRequirements(password, policy)
  const getState = (isMet: boolean): RequirementState => (isMet ? 'met' : error ? 'unmet' : 'pending')
  const descriptionId = `${field.id}-${error ? 'error' : 'hint'}`
  const generatorProps = { passwordrules: passwordRules(policy), minLength: policy.minLength, ref: setGeneratorLimit }
  // `formError` is shown next to the submit button (ERR-06), so the field refers to it by id.
  const { formError, messageId } = form
  // The error is cleared as soon as the user edits the field, so it always refers to the current input.
  const hasDetailsLink = error && helpHref && validatePassword(password, policy)[0] === 'forbidden-character'
  return (
    <>
      {username && <input hidden readOnly autoComplete="username" value={username} />}
      <PasswordField
        {...field}
        {...generatorProps}
        label={label ?? t('new-password.label')}
        showLabel={t('new-password.show')}
        hideLabel={t('new-password.hide')}
        capsLockHelp={t('new-password.caps-lock')}
        autoComplete="new-password"
        isInvalid={Boolean(error ?? formError)}
        aria-describedby={formError ? `${messageId} ${descriptionId}` : descriptionId}
        reserve="none"
      />
      <PasswordChecklist
        className="mt-1"
        label={t('new-password.requirements')}
        requirements={requirements.map(({ requirement, isMet }) => ({
          id: requirement,
          text: requirementText(t, policy, requirement),
          state: getState(isMet),
        }))}
        stateLabels={stateLabels(t)}
        summary={
          password &&
          t('new-password.summary', {
            met: requirements.filter(({ isMet }) => isMet).length,
            total: requirements.length,
          })
        }
      />
      {/* Reserve space for the error and the strength hint, to avoid a layout shift. */}
      <div className="pt-1.5 pb-4 min-h-10 client:pt-0.5 client:pb-1.5 client:min-h-6">
        {error ? (
          <FieldMessage tone="error" id={descriptionId}>
            {error}
            {hasDetailsLink && (
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
            {hintText(t, policy)}
          </p>
        )}
        {!error && strengthHint}
      </div>
      <PasswordField
        {...form.field('password_confirmation')}
        {...generatorProps}
        label={t('new-password.confirmation')}
        showLabel={t('new-password.show-confirmation')}
        hideLabel={t('new-password.hide-confirmation')}
        capsLockHelp={t('new-password.caps-lock')}
        autoComplete="new-password"
      />
    </>
  )
}
