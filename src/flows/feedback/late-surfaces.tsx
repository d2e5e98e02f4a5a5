import { Button } from '../../primitives/button.tsx'
import { useLatePart } from '../late-part.ts'
import type { FeedbackSurfacesProps } from './feedback-surfaces.tsx'

const load = () => import('./feedback-surfaces.tsx').then(({ FeedbackSurfaces }) => FeedbackSurfaces)

/** A plain bar in place of alerts and toasts whose script did not arrive (RS-1): what is to be said is said. */
function PlainBar({ notice, toast, onChoose, onToastClose, closeLabel }: LateSurfacesProps) {
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
        {notice?.primary.label ?? closeLabel}
      </Button>
      {notice?.secondary && (
        <Button variant="quiet" onClick={() => onChoose(notice, false)}>
          {notice.secondary.label}
        </Button>
      )}
    </div>
  )
}

type LateSurfacesProps = FeedbackSurfacesProps & {
  /** Something has been said, so the surfaces are needed now. */
  isNeeded: boolean
  closeLabel: string
}

/**
 * Dialogs and toasts, fetched once the page is ready: until then a visitor does not pay for them. They stand in the page from
 * then on, since a live region must be there before its first message.
 */
export function LateSurfaces(props: LateSurfacesProps) {
  const { isNeeded } = props
  const { Part: Surfaces, isLost } = useLatePart(load, { isNeeded })
  if (Surfaces) return <Surfaces {...props} />
  return isNeeded && isLost && <PlainBar {...props} />
}
