import { CircleHelp, TriangleAlert } from 'lucide'
import { useEffect, useState } from 'react'
import { onReturn } from '../../host/on-return.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { Alert } from '../../primitives/alert.tsx'
import { Toast, ToastRegion } from '../../primitives/toast.tsx'
import { ConnectionNotice } from '../connection/index.tsx'
import { useEnvironment } from '../environment.tsx'
import { SessionWatch, type SessionWatchProps } from '../session/index.ts'
import { usePageRestored } from '../use-page-restored.ts'
import { isSame, type Notice, type NoticeAction } from './feedback.machine.ts'
import { NoticeBody, SupportDetails } from './notice-body.tsx'
import { useBackButton } from './use-back-button.ts'

export type FeedbackSurfacesProps = {
  notice?: Notice
  toast?: { text: string; key: number }
  onChoose: (notice: Notice, isPrimary: boolean) => void
  onToastClose: () => void
} & SessionWatchProps

/** Everything shown over the page: the current alert, the toast, and the session and connection banners. Lazy. */
export function FeedbackSurfaces({ notice, toast, onChoose, onToastClose, onOver }: FeedbackSurfacesProps) {
  const { t } = useTexts()
  const { host, client } = useEnvironment()
  const { clock } = host
  useBackButton()
  // Unblocks the page even if a call was pending.
  usePageRestored(() => client.blocking.release())
  // Corrects the clock after a sleep even if nothing on the page uses it yet.
  useEffect(() => onReturn(clock, () => {}), [clock])
  // The next alert waits until the previous one has closed and returned the focus. Each is a separate dialog, so that screen
  // readers announce it.
  const [shown, setShown] = useState(notice)
  if (notice && !shown) setShown(notice)
  const [lastToast, setLastToast] = useState(toast)
  if (toast && toast !== lastToast) setLastToast(toast)

  const actionOf = (of: Notice, { label }: NoticeAction, isPrimary: boolean) => ({
    label,
    onSelect: () => onChoose(of, isPrimary),
  })

  return (
    <>
      {shown && (
        <Alert
          isOpen={notice !== undefined && isSame(notice, shown)}
          icon={shown.icon ?? (shown.id === 'question' ? CircleHelp : TriangleAlert)}
          title={shown.title}
          subLine={(shown.body || shown.support) && <NoticeBody {...shown} />}
          details={shown.report && <SupportDetails report={shown.report} />}
          action={actionOf(shown, shown.primary, true)}
          secondaryAction={shown.secondary && actionOf(shown, shown.secondary, false)}
          onClose={() => onChoose(shown, shown.secondary === undefined)}
          onLeft={() => setShown(undefined)}
        />
      )}
      <SessionWatch onOver={onOver} />
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
