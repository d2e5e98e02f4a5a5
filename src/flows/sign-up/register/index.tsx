import { type ComponentType, useReducer, useRef, useState } from 'react'
import { useTexts } from '../../../i18n/texts.tsx'
import { failedToLoad, useLazyPart } from '../../../kit/lazy.tsx'
import { useBackSteps } from '../../../primitives/back-steps.ts'
import { LeaveLink } from '../../../widgets/leave-reason/index.tsx'
import { initialRegister, type RegisterKind, registerReducer, stepDepth } from './register.machine.ts'
import type { RegisterLayoutProps } from './register-view.tsx'
import { RegisterView, type RegisterViewProps } from './register-view.tsx'
import { type ProofHandle, useRegister } from './use-register.ts'

export { RegisterChoice, type RegisterChoiceProps } from './register-choice.tsx'

export type RegisterFlowProps = Pick<RegisterLayoutProps, 'title' | 'intro'> &
  Pick<RegisterViewProps, 'companyLabel'> & {
    Layout: ComponentType<RegisterLayoutProps>
    kind: RegisterKind
    loginHref: string
    /** For users who cannot register here. */
    registerHref: string
  }

const loadProof = () => import('./register-proof.tsx').then(({ RegisterProof }) => RegisterProof)

/** Registers a personal, company or cloud-market account, and logs in (SCR-02 to SCR-04, SCR-19). */
export function RegisterFlow({ Layout, kind, title, intro, companyLabel, loginHref, registerHref }: RegisterFlowProps) {
  const { t } = useTexts()
  const [state, dispatch] = useReducer(registerReducer, initialRegister)
  const [end, setEnd] = useState<RegisterLayoutProps>()
  const proof = useRef<ProofHandle>(null)
  const { phase, hasVoice } = state
  const form = useRegister(phase, dispatch, proof)
  useBackSteps(end ? 0 : stepDepth(state), () => dispatch({ type: 'went-back' }))
  // Prefetch at once, since this part also checks whether registration is open.
  const { Part: Proof } = useLazyPart(loadProof, {
    isNeeded: phase === 'proof',
    prefetchMs: 0,
    onFailed: () => {
      dispatch({ type: 'went-back' })
      form.showErrors({}, failedToLoad)
    },
  })
  const { name, phone, company_name: company } = form.values
  const step = Proof && (phase === 'proof' || phase === 'navigating') ? 'proof' : 'who'
  if (end) return <Layout {...end} />
  return (
    <Layout
      step={step}
      length={step === 'proof' ? 'long' : 'short'}
      title={step === 'proof' ? t('register.proof.title') : title}
      intro={step === 'who' && intro}
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
        proof={
          Proof && (
            <Proof
              isShown={step === 'proof'}
              kind={kind}
              form={form}
              dispatch={dispatch}
              handle={proof}
              hasVoice={hasVoice}
              hrefs={{ loginHref, registerHref }}
              onEnd={setEnd}
            />
          )
        }
      />
    </Layout>
  )
}
