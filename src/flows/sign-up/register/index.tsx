import { type ComponentType, useReducer, useRef, useState } from 'react'
import { useTranslations } from '../../../i18n/translations.tsx'
import { afterCallMs, failedToLoad, useLazyComponent } from '../../../kit/lazy.tsx'
import { useBackSteps } from '../../../primitives/back-steps.ts'
import { LeaveLink } from '../../../widgets/leave-reason/index.tsx'
import { countStepsBack, initialRegister, type RegisterKind, registerReducer } from './register.machine.ts'
import { type RegisterLayoutProps, RegisterView, type RegisterViewProps } from './register-view.tsx'
import { useRegister, type VerificationHandle } from './use-register.ts'

export { RegisterChoice, type RegisterChoiceProps } from './register-choice.tsx'

export type RegisterFlowProps = Pick<RegisterLayoutProps, 'title' | 'intro'> &
  Pick<RegisterViewProps, 'companyLabel'> & {
    Layout: ComponentType<RegisterLayoutProps>
    kind: RegisterKind
    loginHref: string
    /** The page for choosing an account type, linked if the cloud marketplace's link is invalid. */
    registerHref: string
  }

const loadVerification = () => import('./register-verification.tsx').then((module) => module.RegisterVerification)

/** Shows the form for registering a personal, company or cloud-marketplace account (SCR-02 to SCR-04, SCR-19). */
export function RegisterFlow({ Layout, kind, title, intro, companyLabel, loginHref, registerHref }: RegisterFlowProps) {
  const { t } = useTranslations()
  const [state, dispatch] = useReducer(registerReducer, initialRegister)
  const [endScreen, setEndScreen] = useState<RegisterLayoutProps>()
  const verificationHandle = useRef<VerificationHandle>(null)
  const { phase, hasVoice } = state
  const form = useRegister(phase, dispatch, verificationHandle)
  useBackSteps(endScreen ? 0 : countStepsBack(state), () => dispatch({ type: 'went-back' }))
  // `Verification` also checks whether registration is open. Prefetch it early, but do not delay a pending call.
  const { Component: Verification } = useLazyComponent(loadVerification, {
    isNeeded: phase === 'verification',
    prefetchMs: afterCallMs,
    onLoadFailure: () => {
      dispatch({ type: 'went-back' })
      form.showErrors({}, failedToLoad)
    },
  })
  const { name, phone, company_name: company } = form.values
  const step = Verification && (phase === 'verification' || phase === 'navigating') ? 'verification' : 'details'
  if (endScreen) return <Layout {...endScreen} />
  return (
    <Layout
      step={step}
      length={step === 'verification' ? 'long' : 'short'}
      title={step === 'verification' ? t('register.verify.title') : title}
      intro={step === 'details' && intro}
      footnote={
        <>
          {t('register.has-account')}{' '}
          <LeaveLink href={loginHref} isFormStarted={Boolean(name || phone || company)}>
            {t('register.log-in')}
          </LeaveLink>
        </>
      }
    >
      <RegisterView
        kind={kind}
        companyLabel={companyLabel}
        step={step}
        state={state}
        form={form}
        loginHref={loginHref}
        verification={
          Verification && (
            <Verification
              isShown={step === 'verification'}
              kind={kind}
              form={form}
              dispatch={dispatch}
              handle={verificationHandle}
              hasVoice={hasVoice}
              hrefs={{ loginHref, registerHref }}
              onEnd={setEndScreen}
            />
          )
        }
      />
    </Layout>
  )
}
