import { useEffect, useEffectEvent, useReducer } from 'react'
import { getTwoStepMethod, verifyIdentity } from '../../../api/calls/two-step.ts'
import * as codes from '../../../errors/codes.ts'
import { hasCode, scriptFailed } from '../../../errors/failure.ts'
import { useEnvironment } from '../../../kit/environment.tsx'
import { useFeedback } from '../../../kit/feedback/index.tsx'
import { useLazyLoad } from '../../../kit/lazy.tsx'
import { followRedirect, isNotLoggedIn, loginAndBack } from '../../../kit/session/index.ts'
import { usePageRestored } from '../../../kit/use-page-restored.ts'
import { initialVerifyIdentity, verifyIdentityReducer } from './verify-identity.machine.ts'
import { VerifyIdentityView, type VerifyIdentityViewProps } from './verify-identity-view.tsx'

const checkIdentity = { ...verifyIdentity, blocks: false }

/** Checks whether the password has to be verified; skips it only on an explicit "no" (TWO-01, RQ-10). */
function useVerifyIdentity({ loginHref }: { loginHref: string }) {
  const { host, client } = useEnvironment()
  const feedback = useFeedback()
  const lazyLoad = useLazyLoad()
  const [state, dispatch] = useReducer(verifyIdentityReducer, initialVerifyIdentity)

  const leave = () => {
    dispatch({ type: 'verified' })
    followRedirect(host, new URL(host.url).searchParams.get('redirect') ?? undefined, { isReplacing: true })
  }

  const check = async () => {
    dispatch({ type: 'retried' })
    const unsent = { ok: false, failure: scriptFailed(host) } as const
    const [answer, method] = await lazyLoad(() =>
      Promise.all([client.call(checkIdentity, {}), client.call(getTwoStepMethod, {})]),
    ).catch(() => [unsent, unsent])
    if (answer.ok) return dispatch({ type: 'needed', hasPassword: !method.ok || method.value.has_password })
    const { failure } = answer
    if (hasCode(failure, codes.alreadyVerified)) return leave()
    if (isNotLoggedIn(failure, host))
      return host.navigation.safeNavigate(loginAndBack(loginHref, host), { isReplacing: true })
    dispatch({ type: 'not-answered', failure })
    if (failure.kind === 'answer') await feedback.handle(failure, { call: checkIdentity })
  }

  const checkOnMount = useEffectEvent(() => void check())
  useEffect(() => checkOnMount(), [])
  usePageRestored(() => dispatch({ type: 'returned' }))

  return {
    state,
    handleRetry: () => void check(),
    handleVerified: leave,
    handlePasswordMissing: () => dispatch({ type: 'password-lacking' }),
  }
}

export type VerifyIdentityFlowProps = Pick<
  VerifyIdentityViewProps,
  'Layout' | 'forgotPasswordHref' | 'setPasswordHref'
> & {
  loginHref: string
}

/** Verifies the password again before a page that requires it (SCR-09, TWO-01, TWO-16). */
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
