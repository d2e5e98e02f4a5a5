import type { ComponentType, ReactNode } from 'react'
import type { TypedLogin } from '../../../host/login-handoff.ts'
import { useTranslations } from '../../../i18n/translations.tsx'
import { type Form, FormSubmit } from '../../../kit/form/index.ts'
import { Link, opensElsewhere } from '../../../primitives/link.tsx'
import type { Screen } from '../../../widgets/password-outcomes.tsx'
import { LoginField } from '../../../widgets/phone/index.tsx'
import type { LaterStepProps, RenderLaterStep } from './later-steps.tsx'

export type RecoverPasswordViewProps = LaterStepProps & {
  Layout: ComponentType<Screen>
  form: Form<'login' | 'login_country' | 'pic_captcha'>
  captcha: ReactNode
  prefilledLogin?: TypedLogin
  renderLaterStep?: RenderLaterStep
}

/** Shows the form for entering a login, and then the screens of the later steps (SCR-05). */
export function RecoverPasswordView({
  Layout,
  form,
  captcha,
  prefilledLogin,
  renderLaterStep,
  ...laterStepProps
}: RecoverPasswordViewProps) {
  const { t } = useTranslations()
  const { state, loginHref, onLogin } = laterStepProps
  const { step } = state
  const isFirstStep = step === 'account'
  const firstScreen = {
    title: t('forgot-password.heading'),
    intro: t('forgot-password.intro'),
    footnote: (
      <>
        {t('forgot-password.remembered')}{' '}
        <Link href={loginHref} onClick={(event) => opensElsewhere(event) || onLogin()}>
          {t('login.submit')}
        </Link>
      </>
    ),
    children: undefined,
  }
  const { children, ...layoutProps } = (isFirstStep ? undefined : renderLaterStep?.(t, laterStepProps)) ?? firstScreen
  return (
    <Layout {...layoutProps} step={step}>
      {/* Hidden rather than unmounted, to keep what the user typed. */}
      <form {...form.formProps} hidden={!isFirstStep}>
        <LoginField {...form.field('login')} prefilledLogin={prefilledLogin} />
        {captcha}
        <FormSubmit form={form}>{t('forgot-password.submit')}</FormSubmit>
      </form>
      {children}
    </Layout>
  )
}
