import { useReducer, useState, useSyncExternalStore } from 'react'
import { useEnvironment } from '../../../kit/environment.tsx'
import { finishLogin } from '../../../kit/session/index.ts'
import { usePageRestored } from '../../../kit/use-page-restored.ts'
import type { LoggedIn } from '../../../rules/link-user.ts'
import { choosePasswordReducer } from './choose-password.machine.ts'
import type { Accepted } from './use-choose-password.ts'

const never = () => () => {}

/** The token in the URL; `unknown` during hydration, since a prerendered page has no URL. */
function useAddressToken(): { status: 'unknown' | 'missing' } | { status: 'present'; token: string } {
  const { host } = useEnvironment()
  const token = useSyncExternalStore(
    never,
    () => new URL(host.url).searchParams.get('token') ?? '',
    () => undefined,
  )
  if (token === undefined) return { status: 'unknown' }
  return token ? { status: 'present', token } : { status: 'missing' }
}

/** Controls a page opened from an email link. */
export function useLinkPassword() {
  const { host } = useEnvironment()
  const link = useAddressToken()
  const [state, dispatch] = useReducer(choosePasswordReducer, 'choosing')
  const [loggedIn, setLoggedIn] = useState<LoggedIn>({ isOwner: false })

  usePageRestored(() => dispatch({ type: 'returned' }))

  return {
    state: link.status === 'missing' ? 'dead' : state,
    token: link.status === 'present' ? link.token : '',
    loggedIn,
    handleAccepted: (accepted: Accepted) => {
      const isLogin = 'login' in accepted
      dispatch({ type: 'accepted', isLogin })
      // On this page, `mode` in the URL is the kind of password, not of login.
      if (isLogin) void finishLogin(host, accepted.login, { mode: 'plain' })
      else setLoggedIn(accepted.loggedIn)
    },
    handleTokenRefused: () => dispatch({ type: 'token-refused' }),
  } as const
}
