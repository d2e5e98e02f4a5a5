import { useEffect, useEffectEvent, useReducer } from 'react'
import { fetchLoginSettings } from '../../../api/login.ts'
import { useBrowserValue, useEnvironment, usePageQuery } from '../../../kit/environment.tsx'
import { useFinishLogin } from '../../../kit/session/index.ts'
import { findProvider, type Provider } from '../../../widgets/providers.ts'
import { initialLinkAccount, linkAccountReducer } from './link-account.machine.ts'

/** The options that the login form and the registration form share. */
export type LinkOptions = Pick<ReturnType<typeof useFinishLogin>, 'finish' | 'isNavigating' | 'redirect'> & {
  /** The provider's type and the linking token, as given in the URL. */
  type: string
  token: string
  /** Undefined during hydration, or if this build does not support the provider. */
  provider?: Provider
  onTokenRejected: () => void
}

/** Controls account linking (SCR-18). */
export function useLinkAccount() {
  const { client } = useEnvironment()
  const query = usePageQuery()
  const [state, dispatch] = useReducer(linkAccountReducer, initialLinkAccount)
  const login = useFinishLogin()
  const type = query.get('type') ?? ''
  const token = query.get('bind_token') ?? ''
  // During hydration, the token is empty even if the URL has one.
  const isHydrated = useBrowserValue(() => true, false)
  const isUrlIncomplete = isHydrated && !(type && token)

  const loadSettings = useEffectEvent(async () => {
    const settings = await fetchLoginSettings(client)
    if (settings) dispatch({ type: 'settings-loaded', canRegister: settings.register_enabled })
  })
  useEffect(() => void loadSettings(), [])

  const onTokenRejected = () => dispatch({ type: 'token-rejected' })
  const linkOptions: LinkOptions = { ...login, type, token, provider: findProvider(type), onTokenRejected }
  return {
    state: isUrlIncomplete ? { ...state, screen: 'invalid-token' as const } : state,
    linkOptions,
    handleMethodSwitch: () =>
      dispatch({ type: 'method-chosen', method: state.screen === 'login' ? 'register' : 'login' }),
  }
}
