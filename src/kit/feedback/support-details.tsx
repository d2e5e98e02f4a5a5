import { useTexts } from '../../i18n/texts.tsx'
import { ErrorDetails } from '../../primitives/error-card.tsx'
import type { SupportReport } from './feedback.machine.ts'
import { momentOf } from './support-report.ts'

/** What support needs to trace a failure, in the user's language and time zone. */
export function SupportDetails({ report: { code, call, at } }: { report: SupportReport }) {
  const { locale, t } = useTexts()
  return (
    <ErrorDetails
      label={t('error-card.details')}
      facts={[
        { term: t('error-card.code'), value: code },
        { term: t('error-card.call'), value: call },
        { term: t('error-card.time'), value: momentOf(at, locale) },
      ]}
      copyLabel={t('error-card.copy')}
      copiedLabel={t('error-card.copied')}
      failedLabel={t('error-card.copy-failed')}
    />
  )
}
