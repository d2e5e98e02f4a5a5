import { useTexts } from '../../i18n/texts.tsx'
import { Button } from '../../primitives/button.tsx'
import { useLazyPart } from '../lazy.tsx'
import type { FeedbackSurfacesProps } from './feedback-surfaces.tsx'

const load = () => import('./feedback-surfaces.tsx').then((lazy) => lazy.FeedbackSurfaces)

/** Shows messages if the script for alerts and toasts failed to load (RS-1). */
function PlainBar({ notice, toast, onChoose, onToastClose }: LazySurfacesProps) {
  const { t } = useTexts()
  if (!notice && !toast) return null
  return (
    <div
      role="alert"
      className="fixed inset-x-0 bottom-0 z-toast grid gap-3 px-6 py-5 bg-surface-raised border-t lift-pop"
    >
      <p>
        <strong className="block">{notice?.title ?? toast?.text}</strong>
        {notice?.body}
      </p>
      <Button onClick={() => (notice ? onChoose(notice, true) : onToastClose())}>
        {notice?.primary.label ?? t('toast.close')}
      </Button>
      {notice?.secondary && (
        <Button variant="quiet" onClick={() => onChoose(notice, false)}>
          {notice.secondary.label}
        </Button>
      )}
    </div>
  )
}

type LazySurfacesProps = FeedbackSurfacesProps & {
  /** A message has been shown or is due. */
  isNeeded: boolean
}

/**
 * Dialogs and toasts. Prefetched once the page is ready and then kept mounted, since a live region must exist before its first
 * message.
 */
export function LazySurfaces(props: LazySurfacesProps) {
  const { isNeeded } = props
  const { Part: Surfaces, failure } = useLazyPart(load, { isNeeded })
  if (Surfaces) return <Surfaces {...props} />
  return isNeeded && failure !== undefined && <PlainBar {...props} />
}
