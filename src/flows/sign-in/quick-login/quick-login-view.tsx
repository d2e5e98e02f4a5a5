import { useTexts } from '../../../i18n/texts.tsx'
import { FormSubmit } from '../../../kit/form/index.ts'
import { PhoneNumberField } from '../../../widgets/phone/index.tsx'
import { SmsCode } from '../../../widgets/sms-code/index.tsx'
import { TermsCheckbox } from '../../../widgets/terms/index.tsx'
import type { useQuickLogin } from './use-quick-login.ts'

export type QuickLoginViewProps = ReturnType<typeof useQuickLogin> & {
  hasVoice: boolean
  /** A phone number without an account gets one, so show the terms. */
  canRegister: boolean
}

export function QuickLoginView({ form, code, arrived, isNavigating, hasVoice, canRegister }: QuickLoginViewProps) {
  const { t } = useTexts()
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
