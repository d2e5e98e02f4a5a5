import { saysCode } from '../../errors/failure.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { Link } from '../../primitives/link.tsx'
import { PasswordField } from '../../primitives/password-field.tsx'
import { useEnvironment } from '../environment.tsx'
import { FormSubmit, useForm } from '../form/index.ts'
import { useSend } from '../send/index.ts'

const loadCall = () => import('../../api/calls/two-step.ts').then(({ verifyIdentity }) => verifyIdentity)

export type PasswordStepProps = {
  isLeaving: boolean
  forgotPasswordHref: string
  onVerified: () => void
  onPasswordLacking: () => void
}

/** The login password, proved once more (TWO-16). */
export function PasswordStep({ isLeaving, forgotPasswordHref, onVerified, onPasswordLacking }: PasswordStepProps) {
  const { client } = useEnvironment()
  const { t } = useTexts()
  const sender = useSend()
  const form = useForm({
    id: 'verify-identity',
    initialValues: { password: '' },
    onSubmit: async (data): Promise<void> => {
      const place = { form, fields: ['password'], focused: 'password', handles: ['skip-step'] } as const
      const result = await sender.send(loadCall, data, place)
      if (result.ok || result.follows.includes('skip-step')) return onVerified()
      if (saysCode(result.failure, '1200010')) return onPasswordLacking()
      // One that was judged is of no more use; one that never arrived stays (IN-9).
      if (result.formError && result.failure) form.clear('password')
    },
  })
  const { formError, messageId } = form
  return (
    <form {...form.formProps} method="post">
      <PasswordField
        {...form.field('password')}
        label={t('login.password.label')}
        labelAction={
          <Link variant="plain" href={forgotPasswordHref}>
            {t('login.forgot-password')}
          </Link>
        }
        showLabel={t('login.password.show')}
        hideLabel={t('login.password.hide')}
        capsLockHelp={t('login.password.caps-lock')}
        autoComplete="current-password"
        isInvalid={Boolean(formError)}
        aria-describedby={formError && messageId}
        reserve="none"
        onFocus={() => void client.prepare()}
      />
      <FormSubmit form={form} isBusy={form.isBusy || isLeaving}>
        {isLeaving ? t('verify-identity.opening') : t('verify-identity.submit')}
      </FormSubmit>
    </form>
  )
}
