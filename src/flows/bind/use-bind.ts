import { useEffect, useEffectEvent, useReducer, useSyncExternalStore } from 'react'
import { useEnvironment, usePageQuery } from '../environment.tsx'
import { useFinishLogin } from '../session/index.ts'
import { findThird, type Third } from '../third-parties/index.ts'
import { bindReducer, initialBind } from './bind.machine.ts'

/** What both ways need of the page. */
export type Binding = Pick<ReturnType<typeof useFinishLogin>, 'finish' | 'isLeaving' | 'redirect'> & {
  /** The third party and the token of its login, as the address has them. */
  type: string
  token: string
  /** Absent while the page hydrates, and for one that this build does not know. */
  third?: Third
  onDead: () => void
}

const never = () => () => {}

/** Which way somebody binds the account of a third party, and what the address says of it (SCR-18). */
export function useBind() {
  const { client } = useEnvironment()
  const query = usePageQuery()
  const [state, dispatch] = useReducer(bindReducer, initialBind)
  const login = useFinishLogin()
  const type = query.get('type') ?? ''
  const token = query.get('bind_token') ?? ''
  // While hydrating nobody knows the address, and nothing is missing from it.
  const isAddressKnown = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const isTokenMissing = isAddressKnown && !(type && token)

  const askSettings = useEffectEvent(async () => {
    const settings = await import('../../api/ask-login-settings.ts').then(
      ({ askLoginSettings }) => askLoginSettings(client),
      () => undefined,
    )
    if (settings) dispatch({ type: 'settings-arrived', canRegister: settings.register_enabled })
  })
  useEffect(() => void askSettings(), [])

  const onDead = () => dispatch({ type: 'token-refused' })
  const binding: Binding = { ...login, type, token, third: findThird(type), onDead }
  return {
    state: isTokenMissing ? { ...state, screen: 'dead' as const } : state,
    binding,
    handleSwitch: () => dispatch({ type: 'way-chosen', way: state.screen === 'login' ? 'register' : 'login' }),
  }
}
