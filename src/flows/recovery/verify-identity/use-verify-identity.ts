import { useEffect, useEffectEvent, useReducer } from 'react'
import * as codes from '../../../errors/codes.ts'
import { saysCode, scriptLost } from '../../../errors/failure.ts'
import { useEnvironment } from '../../../kit/environment.tsx'
import { useFeedback } from '../../../kit/feedback/index.tsx'
import { useLate } from '../../../kit/late-part.ts'
import { goOn, loginAndBack, meetsNobody } from '../../../kit/session/index.ts'
import { initialVerifyIdentity, verifyIdentityReducer } from './verify-identity.machine.ts'

const loadCalls = () => import('../../../api/calls/two-step.ts')

/** Asks whether the password has to be verified again, and skips that only on an explicit "no" (TWO-01, RQ-10). */
export function useVerifyIdentity({ loginHref }: { loginHref: string }) {
  const { host, client } = useEnvironment()
  const feedback = useFeedback()
  const fetchLate = useLate()
  const [state, dispatch] = useReducer(verifyIdentityReducer, initialVerifyIdentity)

  const leave = () => {
    dispatch({ type: 'verified' })
    goOn(host, new URL(host.url).searchParams.get('redirect') ?? undefined, { isPassing: true })
  }

  const askAgain = async () => {
    dispatch({ type: 'asked-again' })
    const calls = await fetchLate(loadCalls).catch(() => undefined)
    if (!calls) return dispatch({ type: 'not-answered', failure: scriptLost(host) })
    const { verifyIdentity, getTwoStepMethod } = calls
    // The page has its own loading state.
    const call = { ...verifyIdentity, blocks: false }
    const [answer, method] = await Promise.all([client.call(call, {}), client.call(getTwoStepMethod, {})])
    if (answer.ok) return dispatch({ type: 'needed', hasPassword: !method.ok || method.value.has_password })
    const { failure } = answer
    if (saysCode(failure, codes.alreadyVerified)) return leave()
    if (meetsNobody(failure, host))
      return host.navigation.safeNavigate(loginAndBack(loginHref, host), { isPassing: true })
    dispatch({ type: 'not-answered', failure })
    if (failure.kind === 'answer') await feedback.handle(failure, { call })
  }

  const ask = useEffectEvent(() => void askAgain())
  useEffect(() => {
    ask()
    const handlePageShow = (event: PageTransitionEvent) => event.persisted && dispatch({ type: 'returned' })
    window.addEventListener('pageshow', handlePageShow)
    return () => window.removeEventListener('pageshow', handlePageShow)
  }, [])

  return {
    state,
    handleRetry: () => void askAgain(),
    handleVerified: leave,
    handlePasswordLacking: () => dispatch({ type: 'password-lacking' }),
  }
}
