import { verifyIdentity } from '../../../api/calls/two-step.ts'
import * as codes from '../../../errors/codes.ts'
import { hasCode } from '../../../errors/failure.ts'
import { useTranslations } from '../../../i18n/translations.tsx'
import { FormSubmit, useForm } from '../../../kit/form/index.ts'
import { CurrentPasswordField } from '../../../widgets/current-password-field.tsx'
import { useSend } from '../../../widgets/send/index.tsx'

export type PasswordStepProps = {
  isNavigating: boolean
  forgotPasswordHref: string
  onVerified: () => void
  onPasswordMissing: () => void
}

/** Shows the form for entering the password again (TWO-16). */
export function PasswordStep({ isNavigating, forgotPasswordHref, onVerified, onPasswordMissing }: PasswordStepProps) {
  const { t } = useTranslations()
  const sender = useSend()
  const form = useForm({
    id: 'verify-identity',
    initialValues: { password: '' },
    onSubmit: async (data): Promise<void> => {
      const target = { form, fields: ['password'], fieldToFocus: 'password', handledFollowUps: ['skip-step'] } as const
      const result = await sender.send(verifyIdentity, data, target)
      if (result.ok || result.followUps.includes('skip-step')) return onVerified()
      if (hasCode(result.failure, codes.noPassword)) return onPasswordMissing()
      // Clear a rejected password, but keep a password that never reached the server (IN-9).
      if (result.formError && result.failure) form.clear('password')
    },
  })
  return (
    <form {...form.formProps}>
      <CurrentPasswordField form={form} forgotPasswordHref={forgotPasswordHref} />
      <FormSubmit form={form} isBusy={form.isBusy || isNavigating}>
        {isNavigating ? t('verify-identity.opening') : t('verify-identity.submit')}
      </FormSubmit>
    </form>
  )
}
