import { useEffect, useEffectEvent, useReducer } from 'react'
import { confirmInvitation } from '../../../api/calls/activation.ts'
import { useBrowserValue, useEnvironment, usePageData, usePageQuery } from '../../../kit/environment.tsx'
import { useFeedback } from '../../../kit/feedback/index.tsx'
import { useLazyComponent } from '../../../kit/lazy.tsx'
import { serverTitleLength } from '../../../rules/limits.ts'
import { cleanServerText, isolateRightToLeft } from '../../../rules/server-text.ts'
import { type ActivationState, activationReducer, initialActivation } from './activation.machine.ts'
import { ActivationView, type ActivationViewProps } from './activation-view.tsx'

/** Lazy, since the initial view does not need these steps. */
const loadSteps = () => import('./activation-steps.tsx').then((module) => module.ActivationSteps)

const invalidLinkState: ActivationState = { step: 'invalid-link' }

/** Checks the invitation, and controls the activation's steps (SCR-06). */
function useActivation() {
  const { client } = useEnvironment()
  const feedback = useFeedback()
  const [state, dispatch] = useReducer(activationReducer, initialActivation)
  const token = usePageQuery().get('token') ?? ''
  // During hydration, the token is empty even if the URL has one.
  const isHydrated = useBrowserValue(() => true, false)
  const { Component: Steps, failure: loadFailure } = useLazyComponent(loadSteps, { isNeeded: true })

  const checkInvitation = async (): Promise<void> => {
    const result = await client.call(confirmInvitation, { token }, { latest: 'activation' })
    if (result.ok) {
      const { user, company_name, phone_required: isPhoneRequired } = result.value
      const maskedLogin = user?.phone ?? user?.email
      const company = company_name && isolateRightToLeft(cleanServerText(company_name, serverTitleLength))
      return dispatch({ type: 'confirmed', invitation: { maskedLogin, company }, isPhoneRequired })
    }
    const { failure } = result
    if (failure.kind === 'aborted') return
    if (failure.kind === 'rejected') {
      const { fieldErrors } = await feedback.handle(failure, { fields: ['token'], call: confirmInvitation })
      if (fieldErrors.token) return dispatch({ type: 'token-rejected' })
      if (failure.redirect) return
    }
    dispatch({ type: 'check-failed', failure })
  }
  const checkNewToken = useEffectEvent(checkInvitation)
  useEffect(() => {
    if (token) void checkNewToken()
  }, [token])

  return {
    state: isHydrated && !token ? invalidLinkState : state,
    token,
    Steps,
    loadFailure,
    handleRetry: () => {
      dispatch({ type: 'retried' })
      if (token) void checkInvitation()
    },
    handlePhoneVerified: (phone: string) => dispatch({ type: 'phone-verified', phone }),
    handleTokenRejected: () => dispatch({ type: 'token-rejected' }),
  }
}

export type ActivationFlowProps = Pick<ActivationViewProps, 'Layout' | 'loginHref'>

/** Lets an invited user activate their account (SCR-06). */
export function ActivationFlow(props: ActivationFlowProps) {
  const productName = usePageData('productName')
  const { handleRetry, handlePhoneVerified, handleTokenRejected, ...activation } = useActivation()
  return (
    <ActivationView
      {...props}
      {...activation}
      productName={productName}
      onRetry={handleRetry}
      onPhoneVerified={handlePhoneVerified}
      onTokenRejected={handleTokenRejected}
    />
  )
}
