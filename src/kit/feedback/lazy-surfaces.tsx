import { useSyncExternalStore } from 'react'
import { useTranslations } from '../../i18n/translations.tsx'
import { Button } from '../../primitives/button.tsx'
import { useEnvironment } from '../environment.tsx'
import { afterCallMs, useLazyComponent } from '../lazy.tsx'
import type { FeedbackSurfacesProps } from './feedback-surfaces.tsx'

const loadSurfaces = () => import('./feedback-surfaces.tsx').then((module) => module.FeedbackSurfaces)

/** Shows messages if the code for alerts and toasts failed to load (RS-1). */
function FallbackBar({ notice, toast, onChoose, onToastClose }: LazySurfacesProps) {
  const { t } = useTranslations()
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
  /** True once there is a message to show. Until then, the surfaces are only prefetched. */
  isNeeded: boolean
}

/**
 * Loads and shows `FeedbackSurfaces`, or a `FallbackBar` if that fails. The surfaces are prefetched soon after the page
 * is ready and then stay mounted, since a live region must exist before its first message.
 */
export function LazySurfaces(props: LazySurfacesProps) {
  const { isNeeded } = props
  const { Component: Surfaces, failure } = useLazyComponent(loadSurfaces, { isNeeded })
  if (Surfaces) return <Surfaces {...props} />
  return isNeeded && failure !== undefined && <FallbackBar {...props} />
}

const loadBlocker = () => import('../../primitives/blocker.tsx').then((module) => module.Blocker)

/**
 * Covers the page during calls that block it (WID-15). The blocker can load lazily, since forms themselves prevent a
 * second submit (IN-6).
 */
export function LazyBlocker() {
  const { t } = useTranslations()
  const { blocking } = useEnvironment().client
  const isActive = useSyncExternalStore(blocking.subscribe, blocking.isBlocking, () => false)
  const { Component: Blocker } = useLazyComponent(loadBlocker, {
    isNeeded: false,
    prefetchMs: isActive ? afterCallMs : undefined,
  })
  return Blocker && <Blocker isActive={isActive} text={t('blocker.label')} />
}
