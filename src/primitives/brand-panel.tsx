import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { useBrand } from './brand.tsx'

export type BrandPanelProps = {
  /** The brand's promise, and a line under it; a brand may show neither. */
  title?: ReactNode
  text?: ReactNode
}

/** The quiet half of a wide page: the brand's scene, drawn, and its words. Not there on narrow screens. */
export function BrandPanel({ title, text }: BrandPanelProps) {
  const { Scene, frame, tagline } = useBrand()
  return (
    <div className={cx('hidden columns:flex sticky top-0 h-dvh', frame.panel)}>
      <Scene className={frame.scene} />
      {tagline === 'shown' && (
        <div className="relative px-9 pt-28 max-w-dialog">
          <p className="text-hero tracking-display font-semibold text-balance">{title}</p>
          <p className="pt-3 text-field text-muted">{text}</p>
        </div>
      )}
    </div>
  )
}
