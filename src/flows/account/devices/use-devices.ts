import { useRef } from 'react'
import { deleteDevice, getDevices } from '../../../api/calls/security.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { type Question, useFeedback } from '../../../kit/feedback/index.tsx'
import { useServerValue } from '../../../kit/server-state/index.tsx'
import { devicesToRetry, type NamedDevice, withoutGone } from './devices.machine.ts'
import { isAlreadyLoggedOut, useLeavingDevices, useLogOutDevice } from './use-leaving-devices.ts'

/** The account's devices; every log-out is confirmed first (WID-09). */
export function useDevices() {
  const feedback = useFeedback()
  const { t } = useTexts()
  const devices = useServerValue(getDevices)
  const logOut = useLogOutDevice()
  const { state, begin, stop } = useLeavingDevices()
  const logOutState = withoutGone(state, devices.value?.devices ?? [])
  const isAsking = useRef(false)

  /** Asks one question at a time; undefined if another is open (IN-6). */
  const ask = async (question: Omit<Question, 'no'>): Promise<boolean | undefined> => {
    if (isAsking.current) return undefined
    isAsking.current = true
    const isConfirmed = await feedback.ask({ ...question, no: t('devices.cancel') })
    isAsking.current = false
    return isConfirmed
  }

  const handleLogOut = async ({ id, name }: NamedDevice, onDecline: () => void) => {
    const question = { title: t('devices.ask.title', { name }), body: t('devices.ask.body'), yes: t('devices.log-out') }
    const isConfirmed = await ask(question)
    if (isConfirmed === false) onDecline()
    if (!isConfirmed) return
    const result = await logOut(id, 'whilePending')
    if (result.ok) return feedback.toast(t('devices.logged-out', { name }))
    if (isAlreadyLoggedOut(result.failure)) return feedback.toast(t('devices.already-out', { name }))
    const { formError } = await feedback.handle(result.failure, { call: deleteDevice })
    if (formError) feedback.toast(formError)
  }

  const handleLogOutOthers = async (others: readonly NamedDevice[]) => {
    const isConfirmed = await ask({
      title: t('devices.ask-others.title', { count: others.length }),
      body: t('devices.ask-others.body'),
      yes: t('devices.log-out-others'),
    })
    if (isConfirmed) begin(others)
  }

  return {
    devices,
    logOutState,
    handleLogOut,
    handleLogOutOthers,
    handleStop: stop,
    handleTryAgain: () => begin(devicesToRetry(logOutState)),
  }
}
