import { useEffect, useEffectEvent, useReducer } from 'react'
import { fetchLoginSettings } from '../../../api/login.ts'
import { useEnvironment, usePageQuery } from '../../../kit/environment.tsx'
import { usePageRestored } from '../../../kit/use-page-restored.ts'
import { getAvailableMethods, initialLogin, loginReducer, type Method } from './login.machine.ts'

/** Loads the login settings and keeps track of the current login method (SCR-01). */
export function useLogin() {
  const { client } = useEnvironment()
  const query = usePageQuery()
  const [state, dispatch] = useReducer(loginReducer, initialLogin)

  const loadSettings = async () => {
    const settings = await fetchLoginSettings(client)
    if (settings) dispatch({ type: 'settings-loaded', settings })
  }

  const loadOnMount = useEffectEvent(loadSettings)
  useEffect(() => void loadOnMount(), [])
  usePageRestored(() => dispatch({ type: 'page-restored' }))

  return {
    state,
    methods: getAvailableMethods(state, query.get('way'), query.get('mode') ?? undefined),
    loadSettings,
    handleAccepted: () => dispatch({ type: 'accepted' }),
    handleChoose: (method: Method) => dispatch({ type: 'method-chosen', method }),
  }
}
