import type { ReactNode } from 'react'
import { useTranslations } from '../../../i18n/translations.tsx'
import { type Form, FormSubmit } from '../../../kit/form/index.ts'
import { Link, opensElsewhere } from '../../../primitives/link.tsx'
import type { PageFrameProps } from '../../../primitives/page-frame.tsx'
import { TextField } from '../../../primitives/text-field.tsx'
import { useLoginHandoff } from '../../../widgets/login-handoff.ts'
import { PhoneNumberField } from '../../../widgets/phone/index.tsx'
import type { RegisterKind, RegisterState, RegisterStep } from './register.machine.ts'
import type { RegisterFieldName } from './use-register.ts'

export type RegisterLayoutProps = Pick<
  PageFrameProps,
  'mark' | 'title' | 'step' | 'intro' | 'footnote' | 'length' | 'children'
>

export type RegisterViewProps = {
  kind: RegisterKind
  /** Omitted to hide the company field. */
  companyLabel?: string
  step: RegisterStep
  state: Pick<RegisterState, 'phase' | 'takenPhone'>
  form: Form<RegisterFieldName>
  verification: ReactNode
  /** The login page, for users who already have an account. */
  loginHref: string
}

/** Shows the registration form (SCR-03, SCR-04, SCR-19). Steps are hidden, not unmounted, to keep user input. */
export function RegisterView({ kind, companyLabel, step, state, form, verification, loginHref }: RegisterViewProps) {
  const { t } = useTranslations()
  const { error, ...field } = form.field('phone')
  const { phone, phone_country: countryCode } = form.values
  const handOver = useLoginHandoff({ login: phone, countryCode })
  const isPhoneTaken = error !== undefined && phone === state.takenPhone
  const isVerificationLoading = state.phase === 'verification' && step === 'details'
  const submitText = step === 'details' ? t('register.continue') : t('register.submit')
  const nameField = <TextField {...form.field('name')} label={t('register.name')} autoComplete="name" />
  return (
    <form {...form.formProps}>
      <div hidden={step !== 'details'}>
        {!companyLabel ? (
          nameField
        ) : (
          <div className="grid phone:grid-cols-2 client:grid-cols-1 gap-x-4">
            <TextField
              {...form.field('company_name')}
              label={companyLabel}
              required={kind === 'enterprise'}
              autoComplete="organization"
            />
            {nameField}
          </div>
        )}
        <PhoneNumberField
          {...field}
          error={
            isPhoneTaken ? (
              <>
                {error}{' '}
                <Link href={loginHref} onClick={(event) => opensElsewhere(event) || handOver()}>
                  {t('register.log-in')}
                </Link>
              </>
            ) : (
              error
            )
          }
        />
      </div>
      <div hidden={step !== 'verification'}>{verification}</div>
      <FormSubmit form={form} isBusy={form.isBusy || isVerificationLoading || state.phase === 'navigating'}>
        {state.phase === 'navigating' ? t('login.opening') : submitText}
      </FormSubmit>
    </form>
  )
}
