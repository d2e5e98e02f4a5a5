import { useRef } from 'react'
import { deleteDevice, getDevices } from '../../../api/calls/security.ts'
import { useTranslations } from '../../../i18n/translations.tsx'
import { type Question, useFeedback } from '../../../kit/feedback/index.tsx'
import { useServerValue } from '../../../kit/server-state/index.tsx'
import { countMissingAsLoggedOut, getDevicesToRetry, type NamedDevice } from './devices.machine.ts'
import { isAlreadyLoggedOut, useBulkLogout, useLogOutDevice } from './use-bulk-logout.ts'

/** Loads the account's devices, and logs devices out after the user confirms (WID-09). */
export function useDevices() {
  const feedback = useFeedback()
  const { t } = useTranslations()
  const devices = useServerValue(getDevices)
  const logOut = useLogOutDevice()
  const { state, start, stop } = useBulkLogout()
  const logOutState = countMissingAsLoggedOut(state, devices.value?.devices ?? [])
  const isAsking = useRef(false)

  /** Asks a question. Resolves to undefined if another question is open (IN-6). */
  const ask = async (question: Omit<Question, 'cancelLabel'>): Promise<boolean | undefined> => {
    if (isAsking.current) return undefined
    isAsking.current = true
    const isConfirmed = await feedback.ask({ ...question, cancelLabel: t('devices.cancel') })
    isAsking.current = false
    return isConfirmed
  }

  const handleLogOut = async ({ id, name }: NamedDevice, onCancel: () => void) => {
    const question = {
      title: t('devices.confirm.title', { name }),
      body: t('devices.confirm.body'),
      confirmLabel: t('devices.log-out'),
    }
    const isConfirmed = await ask(question)
    if (isConfirmed === false) onCancel()
    if (!isConfirmed) return
    const result = await logOut(id, 'whilePending')
    if (result.ok) return feedback.toast(t('devices.logged-out', { name }))
    if (isAlreadyLoggedOut(result.failure)) return feedback.toast(t('devices.already-logged-out', { name }))
    const { formError } = await feedback.handle(result.failure, { call: deleteDevice })
    if (formError) feedback.toast(formError)
  }

  const handleLogOutOthers = async (otherDevices: readonly NamedDevice[]) => {
    const isConfirmed = await ask({
      title: t('devices.confirm-others.title', { count: otherDevices.length }),
      body: t('devices.confirm-others.body'),
      confirmLabel: t('devices.log-out-others'),
    })
    if (isConfirmed) start(otherDevices)
  }

  return {
    devices,
    logOutState,
    handleLogOut,
    handleLogOutOthers,
    handleStop: stop,
    handleRetry: () => start(getDevicesToRetry(logOutState)),
  }
}
