import { useReducer, useState } from 'react'
import { useBrowserValue, useEnvironment } from '../../../kit/environment.tsx'
import { finishLogin } from '../../../kit/session/index.ts'
import { usePageRestored } from '../../../kit/use-page-restored.ts'
import type { LoginStatus } from '../../../rules/link-user.ts'
import { choosePasswordReducer } from './choose-password.machine.ts'
import { ChoosePasswordView, type ChoosePasswordViewProps } from './choose-password-view.tsx'
import type { ChoosePasswordResult } from './use-choose-password.ts'

export { ChoosePasswordForm } from './choose-password-form.tsx'

/** Controls a password page opened from an email link. */
function usePasswordLink() {
  const { host } = useEnvironment()
  // The token is undefined during hydration, since pages are prerendered without a URL.
  const token = useBrowserValue(() => new URL(host.url).searchParams.get('token') ?? '', undefined)
  const [state, dispatch] = useReducer(choosePasswordReducer, 'choosing')
  const [loggedIn, setLoggedIn] = useState<LoginStatus>({ isOwner: false })

  usePageRestored(() => dispatch({ type: 'page-restored' }))

  return {
    state: token === '' ? 'invalid-link' : state,
    token: token ?? '',
    loggedIn,
    handleAccepted: (result: ChoosePasswordResult) => {
      const isLogin = 'login' in result
      dispatch({ type: 'accepted', isLogin })
      // In this page's URL, `mode=init` refers to the first password. It is not a login mode.
      if (isLogin) void finishLogin(host, result.login, { mode: 'plain' })
      else setLoggedIn(result.loggedIn)
    },
    handleTokenRejected: () => dispatch({ type: 'token-rejected' }),
  } as const
}

export type ChoosePasswordFlowProps = Pick<
  ChoosePasswordViewProps,
  'Layout' | 'kind' | 'title' | 'intro' | 'loginHref' | 'newLinkHref'
>

/** Lets users set a password via an email link if they forgot it (SCR-05), must change it or have none (SCR-20). */
export function ChoosePasswordFlow(props: ChoosePasswordFlowProps) {
  const { handleAccepted, handleTokenRejected, ...link } = usePasswordLink()
  return <ChoosePasswordView {...props} {...link} onAccepted={handleAccepted} onTokenRejected={handleTokenRejected} />
}
