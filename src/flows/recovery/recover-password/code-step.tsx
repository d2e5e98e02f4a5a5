import { useTranslations } from '../../../i18n/translations.tsx'
import { FormSubmit } from '../../../kit/form/index.ts'
import { Button } from '../../../primitives/button.tsx'
import { SmsCode } from '../../../widgets/sms-code/index.tsx'
import type { Account } from './recover-password.machine.ts'
import { useCodeStep } from './use-code-step.ts'

type CodeStepProps = {
  account: Account
  /** The number of accounts entered so far. Identifies the countdown, since phone numbers are never stored (OC-3). */
  accountCount: number
  onVerified: (token: string) => void
  onBack: () => void
}

/** Shows the second step of password recovery by phone (WID-05, WID-06). */
export function CodeStep({ account, accountCount, onVerified, onBack }: CodeStepProps) {
  const { t } = useTranslations()
  const { form, captcha, hasVoice, codeProps } = useCodeStep(account.login, onVerified)
  const { ref } = form.formProps
  return (
    <form {...form.formProps}>
      <SmsCode
        {...form.field('sms_captcha')}
        {...codeProps}
        pictureField={form.field('pic_captcha')}
        purpose={`forgot-password.${accountCount}`}
        readRecipient={() => Promise.resolve({ ok: true, value: account.login, displayValue: account.maskedLogin })}
        recipientField="sms_captcha"
        fields={['sms_captcha']}
        onErrors={form.showErrors}
        hasVoice={hasVoice}
        onComplete={() => ref.current?.requestSubmit()}
      />
      {captcha}
      <FormSubmit form={form}>{t('forgot-password.submit')}</FormSubmit>
      <Button variant="ghost" width="block" className="mt-2" onClick={onBack}>
        {t('forgot-password.other')}
      </Button>
    </form>
  )
}
