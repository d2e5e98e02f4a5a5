import { useEffect, useEffectEvent, useReducer } from 'react'
import { getTwoStepMethod, verifyIdentity } from '../../../api/calls/two-step.ts'
import * as codes from '../../../errors/codes.ts'
import { hasCode, scriptLoadFailure } from '../../../errors/failure.ts'
import { useEnvironment } from '../../../kit/environment.tsx'
import { useFeedback } from '../../../kit/feedback/index.tsx'
import { useLazyLoad } from '../../../kit/lazy.tsx'
import { followRedirect, isNotLoggedIn, loginUrlWithReturn } from '../../../kit/session/index.ts'
import { usePageRestored } from '../../../kit/use-page-restored.ts'
import { initialVerifyIdentity, verifyIdentityReducer } from './verify-identity.machine.ts'
import { VerifyIdentityView, type VerifyIdentityViewProps } from './verify-identity-view.tsx'

const checkIdentity = { ...verifyIdentity, blocks: false }

/** Controls identity verification. Skips it only if the server reports a recent verification (TWO-01, RQ-10). */
function useVerifyIdentity({ loginHref }: { loginHref: string }) {
  const { host, client } = useEnvironment()
  const feedback = useFeedback()
  const lazyLoad = useLazyLoad()
  const [state, dispatch] = useReducer(verifyIdentityReducer, initialVerifyIdentity)

  const openNextPage = () => {
    dispatch({ type: 'verified' })
    followRedirect(host, new URL(host.url).searchParams.get('redirect') ?? undefined, { replacesEntry: true })
  }

  const checkRequirement = async () => {
    dispatch({ type: 'check-started' })
    const scriptFailure = { ok: false, failure: scriptLoadFailure(host) } as const
    const [checkResult, methodResult] = await lazyLoad(() =>
      Promise.all([client.call(checkIdentity, {}), client.call(getTwoStepMethod, {})]),
    ).catch(() => [scriptFailure, scriptFailure])
    if (checkResult.ok)
      return dispatch({
        type: 'verification-required',
        hasPassword: !methodResult.ok || methodResult.value.has_password,
      })
    const { failure } = checkResult
    if (hasCode(failure, codes.alreadyVerified)) return openNextPage()
    if (isNotLoggedIn(failure, host))
      return host.navigation.safeNavigate(loginUrlWithReturn(loginHref, host), { replacesEntry: true })
    dispatch({ type: 'check-failed', failure })
    if (failure.kind === 'rejected') await feedback.handle(failure, { call: checkIdentity })
  }

  const checkOnMount = useEffectEvent(() => void checkRequirement())
  useEffect(() => checkOnMount(), [])
  usePageRestored(() => dispatch({ type: 'page-restored' }))

  return {
    state,
    handleRetry: () => void checkRequirement(),
    handleVerified: openNextPage,
    handlePasswordMissing: () => dispatch({ type: 'password-missing' }),
  }
}

export type VerifyIdentityFlowProps = Pick<
  VerifyIdentityViewProps,
  'Layout' | 'forgotPasswordHref' | 'setPasswordHref'
> & {
  loginHref: string
}

/** Prompts for the password again before opening a page that requires verification (SCR-09, TWO-01, TWO-16). */
export function VerifyIdentityFlow({ loginHref, ...props }: VerifyIdentityFlowProps) {
  const { state, handleRetry, handleVerified, handlePasswordMissing } = useVerifyIdentity({ loginHref })
  return (
    <VerifyIdentityView
      {...props}
      state={state}
      onRetry={handleRetry}
      onVerified={handleVerified}
      onPasswordMissing={handlePasswordMissing}
    />
  )
}
