import { useTexts } from '../../i18n/texts.tsx'
import { FormSubmit } from '../form/index.ts'
import { PhoneNumberField } from '../phone/index.tsx'
import { SmsCode } from '../sms-code/index.tsx'
import { TermsCheckbox } from '../terms/index.tsx'
import type { useQuickLogin } from './use-quick-login.ts'

export type QuickLoginViewProps = ReturnType<typeof useQuickLogin> & {
  /** Offers the code by voice as well. */
  hasVoice: boolean
  /** A phone that nobody has used gets an account, to whose terms its owner agrees. */
  canRegister: boolean
}

/** A phone, the code sent to it, and what comes of it for somebody new. */
export function QuickLoginView({ form, code, defaultCode, isLeaving, hasVoice, canRegister }: QuickLoginViewProps) {
  const { t } = useTexts()
  return (
    <form {...form.formProps} method="post">
      <PhoneNumberField {...form.field('phone')} defaultCode={defaultCode} />
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
      <FormSubmit form={form} isBusy={form.isBusy || isLeaving}>
        {isLeaving ? t('login.opening') : t('login.submit')}
      </FormSubmit>
    </form>
  )
}
