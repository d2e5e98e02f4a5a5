// Lazy, since the first step of a registration does not need it.
import { memo } from 'react'
import { sendSms } from '../../../api/calls/captcha.ts'
import { useTranslations } from '../../../i18n/translations.tsx'
import { Coupon } from '../../../widgets/coupon/index.tsx'
import { NewPassword } from '../../../widgets/new-password/index.tsx'
import { SmsCode } from '../../../widgets/sms-code/index.tsx'
import { TermsCheckbox } from '../../../widgets/terms/index.tsx'
import { useRegisterCode } from './use-register-code.ts'
import { type RegisterVerificationOptions, useRegisterVerification } from './use-register-verification.ts'

export type RegisterVerificationProps = RegisterVerificationOptions & {
  isShown: boolean
  /** Whether to offer voice calls (WID-06). */
  hasVoice: boolean
}

/** Includes `phone`, since its errors appear in the first step. */
const codeFields = ['phone', 'sms_captcha'] as const

function Verification({ hasVoice, ...options }: RegisterVerificationProps) {
  const { form, dispatch } = options
  const { t } = useTranslations()
  const { name, phone, phone_country: countryCode, company_name: company } = form.values
  const { showErrors, showEndScreen } = useRegisterVerification(options)
  const { readRecipient, send } = useRegisterCode(form.values, dispatch, () => showEndScreen('closed'))
  return (
    <>
      <p className="pb-5 client:pb-3 -mt-4 client:-mt-2.5 text-muted">
        {t('register.verify.to', { phone: `+${countryCode} ${phone}` })}{' '}
        <button
          type="button"
          className="text-link line-soft underline-offset-3 hover:decoration-current"
          onClick={() => dispatch({ type: 'went-back' })}
        >
          {t('register.change-phone')}
        </button>
      </p>
      <SmsCode
        {...form.field('sms_captcha')}
        pictureField={form.field('pic_captcha')}
        purpose="register"
        scene="register"
        readRecipient={readRecipient}
        send={send}
        call={sendSms}
        fields={codeFields}
        onErrors={showErrors}
        hasVoice={hasVoice}
      />
      <NewPassword form={form} username={phone} personalInfo={[name, phone, company]} />
      <div className="grid gap-2.5">
        <Coupon form={form} />
        <TermsCheckbox />
      </div>
    </>
  )
}

/** While hidden, this step does not re-render on every keystroke in the first step. */
export const RegisterVerification = memo(Verification, (_, { isShown }) => !isShown)
