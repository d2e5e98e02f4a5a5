import { cx } from 'class-variance-authority'
import { Clock } from 'lucide'
import { useTranslations } from '../i18n/translations.tsx'
import { Icon } from '../primitives/icon.tsx'
import { formatSkew } from './clock-skew.ts'

type ClockSkewNoticeProps = {
  /** In ms, negative if the clock is slow. If omitted, nothing is shown. */
  skewMs?: number
  className?: string
}

/** Warns that the device's clock is wrong, which makes the server reject correct authenticator codes (OC-8). */
export function ClockSkewNotice({ skewMs, className }: ClockSkewNoticeProps) {
  const { t, locale } = useTranslations()
  if (skewMs === undefined) return <div role="status" />
  const skewLength = formatSkew(skewMs, locale)
  return (
    <div role="status" className={cx('flex gap-2.5 px-3.5 py-3 rounded-control bg-warning-soft text-small', className)}>
      <Icon of={Clock} className="flex-none mt-px text-warning" />
      <div className="min-w-0">
        <p className="font-label text-warning">
          {skewMs > 0 ? t('clock-skew.fast', { length: skewLength }) : t('clock-skew.slow', { length: skewLength })}
        </p>
        <p className="pt-0.5">{t('clock-skew.what-to-do')}</p>
      </div>
    </div>
  )
}
