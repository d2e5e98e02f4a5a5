import { useEffect, useEffectEvent, useReducer } from 'react'
import { getLogin } from '../../api/calls/credentials.ts'
import { useEnvironment } from '../environment.tsx'
import { useAskAnew, useServerValue } from '../server-state/index.ts'
import { forgetEnd } from '../sms-code/index.tsx'
import { changeContactReducer, initialChangeContact } from './change-contact.machine.ts'
import { type Contact, contactWays, purposeOf } from './contact-ways.ts'

/** Finds out what the contact is now, and leads from its proof to the new one (SCR-13, SCR-14). */
export function useChangeContact(contact: Contact) {
  const { host } = useEnvironment()
  const login = useServerValue(getLogin)
  const askAnew = useAskAnew()
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
      // Whoever begins anew within the minute need not wait for a code: the proof still holds, and the server says so.
      forgetEnd(host.storage, purposeOf(contact, 'current'))
      dispatch({ type: 'proved' })
    },
    handleProofOver: () => {
      dispatch({ type: 'proof-over' })
      void askAnew(getLogin)
    },
    handleChanged: (next: string) => {
      forgetEnd(host.storage, purposeOf(contact, 'new'))
      dispatch({ type: 'changed', next: mask(next) })
      void askAnew(getLogin)
    },
  }
}
