import { useTranslations } from '../../../i18n/translations.tsx'
import { FormSubmit } from '../../../kit/form/index.ts'
import { PhoneNumberField } from '../../../widgets/phone/index.tsx'
import { SmsCode } from '../../../widgets/sms-code/index.tsx'
import { TermsCheckbox } from '../../../widgets/terms/index.tsx'
import { type QuickLoginOptions, useQuickLogin } from './use-quick-login.ts'

export type QuickLoginProps = QuickLoginOptions & {
  hasVoice: boolean
  /** Whether logging in with a new phone number creates an account, which requires accepting the terms. */
  canRegister: boolean
}

/** Shows the SMS code login form, which can create an account for a new phone number (SCR-01). */
export function QuickLogin({ hasVoice, canRegister, ...options }: QuickLoginProps) {
  const { t } = useTranslations()
  const { form, codeProps, prefilledLogin, isNavigating } = useQuickLogin(options)
  return (
    <form {...form.formProps}>
      <PhoneNumberField {...form.field('phone')} prefilledLogin={prefilledLogin} />
      <SmsCode
        {...form.field('sms_captcha')}
        {...codeProps}
        purpose="quick_login"
        scene="login"
        pictureField={form.field('pic_captcha')}
        fields={['phone', 'sms_captcha']}
        isIncomplete={form.values.phone === ''}
        hasVoice={hasVoice}
      />
      {canRegister && (
        <>
          <p className="pb-3 text-muted text-body phone:text-small client:pb-2">{t('quick-login.new-account')}</p>
          <TermsCheckbox />
        </>
      )}
      <FormSubmit form={form} isBusy={form.isBusy || isNavigating}>
        {isNavigating ? t('login.opening') : t('login.submit')}
      </FormSubmit>
    </form>
  )
}
