import { useTranslations } from '../../../i18n/translations.tsx'
import { FormSubmit } from '../../../kit/form/index.ts'
import { TextField } from '../../../primitives/text-field.tsx'
import { NewPassword } from '../../../widgets/new-password/index.tsx'
import { PhoneCode } from '../../../widgets/phone-code/index.tsx'
import { TermsCheckbox } from '../../../widgets/terms/index.tsx'
import type { LinkOptions } from './use-link-account.ts'
import { useLinkByRegister } from './use-link-by-register.ts'

export type LinkByRegisterProps = { linkOptions: LinkOptions }

/** Shows the form for creating an account and linking the third-party account to it (SCR-18). */
export function LinkByRegister({ linkOptions }: LinkByRegisterProps) {
  const { t } = useTranslations()
  const { form, fields, isBusy } = useLinkByRegister(linkOptions)
  const { name, phone } = form.values
  return (
    <form {...form.formProps}>
      <TextField {...form.field('name')} label={t('link-account.name.label')} autoComplete="name" />
      <PhoneCode form={form} scene="register" fields={fields} />
      <NewPassword form={form} username={phone} personalInfo={[name, phone]} />
      <TermsCheckbox />
      <FormSubmit form={form} isBusy={isBusy}>
        {t('link-account.register.submit')}
      </FormSubmit>
    </form>
  )
}
