import { cx } from 'class-variance-authority'
import { useTexts } from '../../../i18n/texts.tsx'

/** Marks the method last used in this browser. It overlaps the edge, so that it causes no layout shift when it appears. */
export function LastUsed({ className }: { className?: string }) {
  const { t } = useTexts()
  return (
    <span
      className={cx(
        'absolute bottom-full px-1.5 rounded-sm bg-accent-soft-hover text-caption text-accent whitespace-nowrap',
        className,
      )}
    >
      {/* The space keeps screen readers from joining it to the name. */} {t('login.last-used')}
    </span>
  )
}
