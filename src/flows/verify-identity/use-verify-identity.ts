import { useEffect, useEffectEvent, useReducer } from 'react'
import { saysCode, scriptLost } from '../../errors/failure.ts'
import { useEnvironment } from '../environment.tsx'
import { useFeedback } from '../feedback/index.tsx'
import { useLate } from '../late-part.ts'
import { loginAndBack, meetsNobody } from '../session/index.ts'
import { initialVerifyIdentity, verifyIdentityReducer } from './verify-identity.machine.ts'

const loadCalls = () => import('../../api/calls/two-step.ts')

/** Asks whether the password has to be proved once more, and goes on at once on an explicit "no" alone (TWO-01, RQ-10). */
export function useVerifyIdentity({ loginHref }: { loginHref: string }) {
  const { host, client } = useEnvironment()
  const feedback = useFeedback()
  const fetchLate = useLate()
  const [state, dispatch] = useReducer(verifyIdentityReducer, initialVerifyIdentity)

  const goOn = () => {
    dispatch({ type: 'verified' })
    host.navigation.safeNavigate(new URL(host.url).searchParams.get('redirect') ?? undefined, { isPassing: true })
  }

  const askAgain = async () => {
    dispatch({ type: 'asked-again' })
    const calls = await fetchLate(loadCalls).catch(() => undefined)
    if (!calls) return dispatch({ type: 'not-answered', failure: scriptLost(host) })
    const { verifyIdentity, getTwoStepMethod } = calls
    // The page itself shows that it waits.
    const call = { ...verifyIdentity, blocks: false }
    const [answer, method] = await Promise.all([client.call(call, {}), client.call(getTwoStepMethod, {})])
    if (answer.ok) return dispatch({ type: 'needed', hasPassword: !method.ok || method.value.has_password })
    const { failure } = answer
    if (saysCode(failure, 'already_verified')) return goOn()
    if (meetsNobody(failure, host))
      return host.navigation.safeNavigate(loginAndBack(loginHref, host), { isPassing: true })
    dispatch({ type: 'not-answered', failure })
    if (failure.kind === 'answer') await feedback.handle(failure, { call })
  }

  const ask = useEffectEvent(() => void askAgain())
  useEffect(() => {
    ask()
  }, [])

  return {
    state,
    handleRetry: () => void askAgain(),
    handleVerified: goOn,
    handlePasswordLacking: () => dispatch({ type: 'password-lacking' }),
  }
}
