import { useTexts } from '../../../i18n/texts.tsx'
import { FormSubmit } from '../../../kit/form/index.ts'
import { PhoneNumberField } from '../../../widgets/phone/index.tsx'
import { SmsCode } from '../../../widgets/sms-code/index.tsx'
import { TermsCheckbox } from '../../../widgets/terms/index.tsx'
import { type QuickLoginOptions, useQuickLogin } from './use-quick-login.ts'

export type QuickLoginProps = QuickLoginOptions & {
  hasVoice: boolean
  /** A phone number without an account gets one, so show the terms. */
  canRegister: boolean
}

/** Logs in with an SMS code; a phone number without an account gets one (SCR-01). */
export function QuickLogin({ hasVoice, canRegister, ...options }: QuickLoginProps) {
  const { t } = useTexts()
  const { form, code, arrived, isNavigating } = useQuickLogin(options)
  return (
    <form {...form.formProps}>
      <PhoneNumberField {...form.field('phone')} arrived={arrived} />
      <SmsCode
        {...form.field('sms_captcha')}
        {...code}
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
