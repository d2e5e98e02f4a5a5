import { useEffect, useEffectEvent, useReducer, useState, useSyncExternalStore } from 'react'
import { useEnvironment } from '../../../kit/environment.tsx'
import { useLate } from '../../../kit/late-part.ts'
import { finishLogin } from '../../../kit/session/index.ts'
import type { LoggedIn } from '../../../rules/link-user.ts'
import { choosePasswordReducer } from './choose-password.machine.ts'
import type { LateParts } from './late-parts.ts'
import type { Accepted } from './use-choose-password.ts'

const never = () => () => {}

/** The token in the page's URL: `unknown` during hydration, since a prerendered page does not know its URL. */
function useAddressToken(): { status: 'unknown' | 'missing' } | { status: 'there'; token: string } {
  const { host } = useEnvironment()
  const token = useSyncExternalStore(
    never,
    () => new URL(host.url).searchParams.get('token') ?? '',
    () => undefined,
  )
  if (token === undefined) return { status: 'unknown' }
  return token ? { status: 'there', token } : { status: 'missing' }
}

const loadParts = () => import('./late-parts.ts').then(({ lateParts }) => lateParts)

/** Controls a page opened by an email link: reads the token, loads the form and handles its outcome. */
export function useLinkPassword() {
  const { host } = useEnvironment()
  const link = useAddressToken()
  const fetchLate = useLate()
  const [state, dispatch] = useReducer(choosePasswordReducer, 'choosing')
  const [late, setLate] = useState<LateParts>()
  const [isLost, setIsLost] = useState(false)
  const [loggedIn, setLoggedIn] = useState<LoggedIn>({ isOwner: false })

  const fetchParts = useEffectEvent(() => fetchLate(loadParts).then(setLate, () => setIsLost(true)))
  useEffect(() => {
    void fetchParts()
    const handlePageShow = (event: PageTransitionEvent) => event.persisted && dispatch({ type: 'returned' })
    window.addEventListener('pageshow', handlePageShow)
    return () => window.removeEventListener('pageshow', handlePageShow)
  }, [])

  return {
    state: link.status === 'missing' ? 'dead' : state,
    token: link.status === 'there' ? link.token : '',
    late,
    isLost,
    loggedIn,
    handleAccepted: (accepted: Accepted) => {
      const isLogin = 'login' in accepted
      dispatch({ type: 'accepted', isLogin })
      // On this page the `mode` in the URL means the kind of password, not the kind of login.
      if (isLogin) void finishLogin(host, accepted.login, { mode: 'plain' })
      else setLoggedIn(accepted.loggedIn)
    },
    handleTokenRefused: () => dispatch({ type: 'token-refused' }),
  } as const
}
