import { cx } from 'class-variance-authority'
import { type ReactNode, Suspense, useSyncExternalStore } from 'react'
import * as breakpoint from '../../theme/breakpoints.ts'
import { useBrand } from './brand.tsx'

export type BrandPanelProps = {
  /** The brand's tagline and the line under it, for brands that show a tagline. */
  title?: ReactNode
  text?: ReactNode
}

const wideQuery = `(min-width: ${breakpoint.columns})`

function subscribe(listener: () => void) {
  const query = window.matchMedia(wideQuery)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Returns whether there is room for the scene. False until hydration, so that the scene does not delay the page. */
function useHasRoom(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(wideQuery).matches,
    () => false,
  )
}

/** Shows the brand's scene and tagline in the decorative half of a wide page. Hidden on narrow screens. */
export function BrandPanel({ title, text }: BrandPanelProps) {
  const { Scene, frame, tagline } = useBrand()
  const hasRoom = useHasRoom()
  return (
    <div className={cx('hidden columns:flex sticky top-0 h-dvh', frame.panel)}>
      {hasRoom && (
        <Suspense fallback={<span data-state="loading" />}>
          <Scene className={cx('animate-fade', frame.scene)} />
        </Suspense>
      )}
      {tagline === 'visible' && (
        <div className="relative px-9 pt-28 max-w-dialog">
          <p className="text-hero tracking-display font-semibold text-balance">{title}</p>
          <p className="pt-3 text-field text-muted">{text}</p>
        </div>
      )}
    </div>
  )
}
