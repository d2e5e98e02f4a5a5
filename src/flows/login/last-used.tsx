import { cx } from 'class-variance-authority'
import { useTexts } from '../../i18n/texts.tsx'

/** Marks the way that was used here last. It lies over its edge, so that nothing moves when it comes. */
export function LastUsed({ className }: { className?: string }) {
  const { t } = useTexts()
  return (
    <span
      className={cx(
        'absolute bottom-full px-1.5 rounded-sm bg-accent-soft-hover text-caption text-accent whitespace-nowrap',
        className,
      )}
    >
      {/* Apart from the name before it, for who hears it. */} {t('login.last-used')}
    </span>
  )
}
