import { cx } from 'class-variance-authority'
import { useTexts } from '../../../i18n/texts.tsx'

/** Marks the method last used in this browser. Overlaps the edge, to avoid a layout shift. */
export function LastUsed({ className }: { className?: string }) {
  const { t } = useTexts()
  return (
    <span
      className={cx(
        'absolute bottom-full px-1.5 rounded-sm bg-accent-soft-hover text-caption text-accent whitespace-nowrap',
        className,
      )}
    >
      {/* The space separates it from the name for screen readers. */} {t('login.last-used')}
    </span>
  )
}
