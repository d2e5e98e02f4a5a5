import {
  CalendarX,
  CircleHelp,
  Clock,
  Download,
  ExternalLink,
  type IconNode,
  Lock,
  TriangleAlert,
  WifiOff,
} from 'lucide'
import { useState } from 'react'
import { useTexts } from '../../i18n/texts.tsx'
import { Alert } from '../../primitives/alert.tsx'
import { Toast, ToastRegion } from '../../primitives/toast.tsx'
import type { Notice, NoticeAction } from './feedback.machine.ts'

const icons: Partial<Record<Notice['id'], IconNode>> = {
  'session-expired': Clock,
  'session-idle': Clock,
  'session-ended': Clock,
  'status-403': Lock,
  offline: WifiOff,
  'enterprise-limited': CalendarX,
  'enterprise-limited-on-mobile': CalendarX,
  'client-outdated': Download,
  'with-link': ExternalLink,
  question: CircleHelp,
}

export type FeedbackSurfacesProps = {
  notice?: Notice
  toast?: { text: string; key: number }
  /** A button of the notice was pressed: the primary one, or the other. */
  onChoose: (isPrimary: boolean) => void
  onToastClose: () => void
}

/** What stands over the page: the alert whose turn it is, and the toast. Loaded when the first one is to show. */
export function FeedbackSurfaces({ notice, toast, onChoose, onToastClose }: FeedbackSurfacesProps) {
  const { t } = useTexts()
  // While an alert leaves, it still shows its words.
  const [shown, setShown] = useState(notice)
  if (notice && notice !== shown) setShown(notice)

  const actionOf = ({ label }: NoticeAction, isPrimary: boolean) => ({ label, onSelect: () => onChoose(isPrimary) })

  return (
    <>
      {shown && (
        <Alert
          isOpen={Boolean(notice)}
          icon={icons[shown.id] ?? TriangleAlert}
          title={shown.title}
          subLine={shown.body}
          action={actionOf(shown.primary, true)}
          secondaryAction={shown.secondary && actionOf(shown.secondary, false)}
          onClose={() => onChoose(shown.secondary === undefined)}
        />
      )}
      <ToastRegion label={`${t('toast.region')} ({hotkey})`}>
        {toast && (
          <Toast
            key={toast.key}
            isOpen
            text={toast.text}
            tone="notice"
            closeLabel={t('toast.close')}
            onClose={onToastClose}
          />
        )}
      </ToastRegion>
    </>
  )
}
