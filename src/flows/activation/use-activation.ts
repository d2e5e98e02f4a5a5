import { useEffect, useEffectEvent, useReducer, useSyncExternalStore } from 'react'
import { cleanServerText } from '../../rules/server-text.ts'
import { useEnvironment, usePageQuery } from '../environment.tsx'
import { useFeedback } from '../feedback/index.tsx'
import { useLatePart } from '../late-part.ts'
import { type ActivationState, activationReducer, initialActivation } from './activation.machine.ts'

/** Nothing of it is needed to read the page. */
const loadSteps = () => import('./activation-steps.tsx').then(({ ActivationSteps }) => ActivationSteps)
const loadCall = () => import('../../api/calls/activation.ts').then(({ confirmInvitation }) => confirmInvitation)

const never = () => () => {}
const dead: ActivationState = { step: 'dead' }

/** Asks whom an invitation is for as the page opens, and leads through its steps (SCR-06). */
export function useActivation() {
  const { client } = useEnvironment()
  const feedback = useFeedback()
  const [state, dispatch] = useReducer(activationReducer, initialActivation)
  const token = usePageQuery().get('token') ?? ''
  // While hydrating nobody knows the address, and nothing is missing from it.
  const isAddressKnown = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const { Part: Steps } = useLatePart(loadSteps, {
    isNeeded: state.step !== 'cut-off',
    fetchAheadMs: Infinity,
    onLost: () => dispatch({ type: 'scripts-lost' }),
  })

  const check = async (): Promise<void> => {
    const call = await loadCall().catch(() => undefined)
    if (!call) return dispatch({ type: 'scripts-lost' })
    const result = await client.call(call, { token }, { latest: 'activation' })
    if (result.ok) {
      const { user, company_name, phone_required: isPhoneRequired } = result.value
      const invitee = user?.phone ?? user?.email
      const company = company_name && cleanServerText(company_name)
      return dispatch({ type: 'confirmed', invitation: { invitee, company }, isPhoneRequired })
    }
    const { failure } = result
    if (failure.kind === 'aborted') return
    if (failure.kind === 'answer') {
      const { fieldErrors } = await feedback.handle(failure, { fields: ['token'], call })
      if (fieldErrors.token) return dispatch({ type: 'token-refused' })
      // The page is about to leave.
      if (failure.redirect) return
    }
    dispatch({ type: 'check-failed', failure })
  }
  const checkFirst = useEffectEvent(check)
  useEffect(() => {
    if (token) void checkFirst()
  }, [token])

  return {
    // Without its script nothing can be said of the link either.
    state: isAddressKnown && !token && state.step !== 'cut-off' ? dead : state,
    token,
    Steps,
    handleRetry: () => {
      dispatch({ type: 'retried' })
      if (token) void check()
    },
    handlePhoneProved: (phone: string) => dispatch({ type: 'phone-proved', phone }),
    handleDead: () => dispatch({ type: 'token-refused' }),
  }
}
