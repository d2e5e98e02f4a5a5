import { useTranslations } from '../../i18n/translations.tsx'
import { ErrorDetails } from '../../primitives/error-card.tsx'
import { Link } from '../../primitives/link.tsx'
import type { Notice, SupportReport } from './feedback.machine.ts'
import { formatTimeWithZone } from './support-report.ts'

/** Shows the text below a notice's title. The support link opens in a new tab, so that no user input is lost. */
export function NoticeBody({ body, support }: Pick<Notice, 'body' | 'support'>) {
  return (
    <>
      {body}
      {support && (
        <span className="block">
          {support.href ? (
            <Link href={support.href} target="_blank" rel="noopener noreferrer">
              {support.text}
            </Link>
          ) : (
            support.text
          )}
        </span>
      )}
    </>
  )
}

/** Shows the details that support needs to trace a failure, in the user's language and time zone. */
export function SupportDetails({ report: { code, call, at } }: { report: SupportReport }) {
  const { locale, t } = useTranslations()
  return (
    <ErrorDetails
      label={t('error-card.details')}
      entries={[
        { term: t('error-card.code'), value: code },
        { term: t('error-card.call'), value: call },
        { term: t('error-card.time'), value: formatTimeWithZone(at, locale) },
      ]}
      copyLabel={t('error-card.copy')}
      copiedLabel={t('error-card.copied')}
      failedLabel={t('error-card.copy-failed')}
    />
  )
}
