import { useEffect, useEffectEvent, useReducer } from 'react'
import { getLogin } from '../../../api/calls/credentials.ts'
import { useEnvironment } from '../../../kit/environment.tsx'
import { useRefetch, useServerValue } from '../../../kit/server-state/index.ts'
import { forgetEnd } from '../../../widgets/sms-code/index.tsx'
import { changeContactReducer, initialChangeContact } from './change-contact.machine.ts'
import { type Contact, contactWays, purposeOf } from './contact-ways.ts'

/** Loads the current contact, then moves from verifying it to entering the new one (SCR-13, SCR-14). */
export function useChangeContact(contact: Contact) {
  const { host } = useEnvironment()
  const login = useServerValue(getLogin)
  const refetch = useRefetch()
  const [state, dispatch] = useReducer(changeContactReducer, initialChangeContact)
  const { mask } = contactWays[contact]

  const { value } = login
  const takeUp = useEffectEvent(({ user }: NonNullable<typeof value>) => {
    const known = user?.[contact]
    dispatch({ type: 'loaded', current: known ? mask(known) : undefined })
  })
  useEffect(() => {
    if (value) takeUp(value)
  }, [value])

  return {
    state,
    login,
    handleProved: () => {
      // Starting over within a minute needs no wait for a code: the server still accepts the verification and says so.
      forgetEnd(host.storage, purposeOf(contact, 'current'))
      dispatch({ type: 'proved' })
    },
    handleProofOver: () => {
      dispatch({ type: 'proof-over' })
      void refetch(getLogin)
    },
    handleChanged: (next: string) => {
      forgetEnd(host.storage, purposeOf(contact, 'new'))
      dispatch({ type: 'changed', next: mask(next) })
      void refetch(getLogin)
    },
  }
}
