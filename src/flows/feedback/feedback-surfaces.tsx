import { useState } from 'react'
import { useTexts } from '../../i18n/texts.tsx'
import { Alert } from '../../primitives/alert.tsx'
import { Toast, ToastRegion } from '../../primitives/toast.tsx'
import { ConnectionNotice } from '../connection/index.tsx'
import { SessionWatch } from '../session/index.ts'
import { isSame, type Notice, type NoticeAction } from './feedback.machine.ts'
import { iconOf } from './notice-icons.ts'
import { SupportDetails } from './support-details.tsx'
import { useReleaseOnReturn } from './use-release-on-return.ts'

export type FeedbackSurfacesProps = {
  notice?: Notice
  toast?: { text: string; key: number }
  /** A button of the notice was pressed: the primary one, or the other. */
  onChoose: (notice: Notice, isPrimary: boolean) => void
  onToastClose: () => void
}

/** What stands over the page: the alert whose turn it is, the toast, and how it stands with session and connection. Loaded late. */
export function FeedbackSurfaces({ notice, toast, onChoose, onToastClose }: FeedbackSurfacesProps) {
  const { t } = useTexts()
  useReleaseOnReturn()
  // The next alert waits until the one before has left and given the focus back; each is a dialog of its own, read anew.
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
          icon={iconOf(shown)}
          title={shown.title}
          subLine={shown.body}
          details={shown.report && <SupportDetails report={shown.report} />}
          action={actionOf(shown, shown.primary, true)}
          secondaryAction={shown.secondary && actionOf(shown, shown.secondary, false)}
          onClose={() => onChoose(shown, shown.secondary === undefined)}
          onLeft={() => setShown(undefined)}
        />
      )}
      <SessionWatch />
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
