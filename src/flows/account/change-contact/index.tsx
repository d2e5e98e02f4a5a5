import { useEffect, useEffectEvent, useReducer } from 'react'
import { getLogin } from '../../../api/calls/credentials.ts'
import { useEnvironment } from '../../../kit/environment.tsx'
import { useRefetch, useServerValue } from '../../../kit/server-state/index.tsx'
import { clearCountdownEnd } from '../../../widgets/sms-code/index.tsx'
import { changeContactReducer, initialChangeContact } from './change-contact.machine.ts'
import { ChangeContactView, type ChangeContactViewProps } from './change-contact-view.tsx'
import { type ContactKind, contactCalls, getCountdownPurpose } from './contact-calls.ts'

/** Loads the current contact and controls the steps (SCR-13, SCR-14). */
function useChangeContact(contact: ContactKind) {
  const { host } = useEnvironment()
  const login = useServerValue(getLogin)
  const refetch = useRefetch()
  const [state, dispatch] = useReducer(changeContactReducer, initialChangeContact)
  const { mask } = contactCalls[contact]

  const { value } = login
  const handleLoaded = useEffectEvent(({ user }: NonNullable<typeof value>) => {
    const current = user?.[contact]
    dispatch({ type: 'loaded', current: current ? mask(current) : undefined })
  })
  useEffect(() => {
    if (value) handleLoaded(value)
  }, [value])

  return {
    state,
    login,
    handleVerified: () => {
      // If the user starts over while still verified, requesting a code skips this step, so do not delay the request.
      clearCountdownEnd(host.storage, getCountdownPurpose(contact, 'current'))
      dispatch({ type: 'verified' })
    },
    handleVerificationExpired: () => {
      dispatch({ type: 'verification-expired' })
      void refetch(getLogin)
    },
    handleChanged: (newContact: string) => {
      clearCountdownEnd(host.storage, getCountdownPurpose(contact, 'new'))
      dispatch({ type: 'changed', newContact: mask(newContact) })
      void refetch(getLogin)
    },
  }
}

export type ChangeContactFlowProps = Pick<ChangeContactViewProps, 'Layout' | 'contact' | 'overviewHref'>

/** Changes the account's phone number or email address, or adds one (SCR-13, SCR-14). */
export function ChangeContactFlow(props: ChangeContactFlowProps) {
  const { handleVerified, handleVerificationExpired, handleChanged, ...stateAndLogin } = useChangeContact(props.contact)
  return (
    <ChangeContactView
      {...props}
      {...stateAndLogin}
      onVerified={handleVerified}
      onVerificationExpired={handleVerificationExpired}
      onChanged={handleChanged}
    />
  )
}
