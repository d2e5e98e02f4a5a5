import { CircleHelp, TriangleAlert } from 'lucide'
import { useEffect, useState } from 'react'
import { watchBackButton } from '../../host/back-button.ts'
import { onReturn } from '../../host/on-return.ts'
import { createStepHistory } from '../../host/step-history.ts'
import { useTranslations } from '../../i18n/translations.tsx'
import { Alert } from '../../primitives/alert.tsx'
import { backSteps } from '../../primitives/back-steps.ts'
import { Toast, ToastRegion } from '../../primitives/toast.tsx'
import { ConnectionNotice } from '../connection/index.tsx'
import { useEnvironment } from '../environment.tsx'
import { SessionWatch, type SessionWatchProps } from '../session/index.ts'
import { usePageRestored } from '../use-page-restored.ts'
import { isSameNotice, type Notice, type NoticeAction } from './feedback.machine.ts'
import { NoticeBody, SupportDetails } from './notice-body.tsx'

export type FeedbackSurfacesProps = {
  notice?: Notice
  toast?: { text: string; key: number }
  onChoose: (notice: Notice, isPrimary: boolean) => void
  onToastClose: () => void
} & SessionWatchProps

/** Makes the Back button close the topmost layer or go back a step instead of leaving the page. */
export function useBackButton() {
  const { host, client } = useEnvironment()
  useEffect(() => {
    const history = host.stepHistory ?? createStepHistory(window)
    const { navigation } = host
    return watchBackButton({ history, stack: backSteps, navigation, isBlocked: client.blocking.isBlocking })
  }, [host, client])
}

/**
 * Shows the current alert, the toast, and the session and connection notices. Also handles the Back button, and a
 * return to the page from the back/forward cache or after sleep. Loaded lazily.
 */
export function FeedbackSurfaces({
  notice,
  toast,
  onChoose,
  onToastClose,
  onSessionEndedChange,
}: FeedbackSurfacesProps) {
  const { t } = useTranslations()
  const { host, client } = useEnvironment()
  const { clock } = host
  useBackButton()
  // Unblock a page restored from the back/forward cache, even if a blocking call was pending when the user left.
  usePageRestored(() => client.blocking.release())
  // Correct the clock after the device wakes from sleep, even if nothing on the page uses the clock yet.
  useEffect(() => onReturn(clock, () => {}), [clock])
  // The next alert waits until the previous one has closed and returned focus. Each alert is a separate dialog, so that
  // screen readers announce it.
  const [displayedNotice, setDisplayedNotice] = useState(notice)
  if (notice && !displayedNotice) setDisplayedNotice(notice)
  const [lastToast, setLastToast] = useState(toast)
  if (toast && toast !== lastToast) setLastToast(toast)

  const toAction = (target: Notice, { label }: NoticeAction, isPrimary: boolean) => ({
    label,
    onSelect: () => onChoose(target, isPrimary),
  })

  return (
    <>
      {displayedNotice && (
        <Alert
          isOpen={notice !== undefined && isSameNotice(notice, displayedNotice)}
          icon={displayedNotice.icon ?? (displayedNotice.id === 'question' ? CircleHelp : TriangleAlert)}
          title={displayedNotice.title}
          description={(displayedNotice.body || displayedNotice.support) && <NoticeBody {...displayedNotice} />}
          details={displayedNotice.report && <SupportDetails report={displayedNotice.report} />}
          action={toAction(displayedNotice, displayedNotice.primary, true)}
          secondaryAction={displayedNotice.secondary && toAction(displayedNotice, displayedNotice.secondary, false)}
          onClose={() => onChoose(displayedNotice, displayedNotice.secondary === undefined)}
          onAfterClose={() => setDisplayedNotice(undefined)}
        />
      )}
      <SessionWatch onSessionEndedChange={onSessionEndedChange} />
      <ConnectionNotice />
      <ToastRegion label={`${t('toast.region')} ({hotkey})`}>
        {lastToast && (
          <Toast
            key={lastToast.key}
            isOpen={toast === lastToast}
            text={lastToast.text}
            tone="notice"
            closeLabel={t('toast.close')}
            onClose={onToastClose}
          />
        )}
      </ToastRegion>
    </>
  )
}
