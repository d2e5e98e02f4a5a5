import { useTranslations } from '../../../i18n/translations.tsx'
import { FormSubmit } from '../../../kit/form/index.ts'
import { Button } from '../../../primitives/button.tsx'
import { TextField } from '../../../primitives/text-field.tsx'
import { useSso } from './use-sso.ts'

export { SsoHint } from './sso-hint.tsx'

export type SsoLoginProps = {
  /** The login typed in another method's form. If it is an email address, its domain is filled in. */
  typedLogin: string
  /** Omitted if there are no tabs to go back to. */
  onBack?: () => void
}

/** Shows the form for opening a company's login page by domain (SCR-01). */
export function SsoLogin({ typedLogin, onBack }: SsoLoginProps) {
  const { t } = useTranslations()
  const { form, isNavigating } = useSso(typedLogin)
  return (
    <form {...form.formProps}>
      <TextField
        {...form.field('domain')}
        label={t('sso.domain')}
        placeholder="example.com"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
      <FormSubmit form={form} isBusy={form.isBusy || isNavigating}>
        {t('sso.submit')}
      </FormSubmit>
      {onBack && (
        <Button variant="ghost" width="block" className="mt-2" onClick={onBack}>
          {t('sso.back')}
        </Button>
      )}
    </form>
  )
}
