import { Mail, Smartphone } from 'lucide'
import { useTranslations } from '../../../i18n/translations.tsx'
import { Masked } from '../../../kit/masked.tsx'
import { maskEmail, maskPhone } from '../../../rules/mask.ts'
import { OverviewRow, type OverviewRowProps } from './overview-row.tsx'
import type { User } from './protection.ts'

type RowProps = Pick<OverviewRowProps<User>, 'of' | 'href' | 'isRecommended'>

/** Shows the masked phone number (VAL-09), or offers to add one. */
export function PhoneRow(props: RowProps) {
  const { t } = useTranslations()
  return (
    <OverviewRow {...props} icon={Smartphone} title={t('security.nav.phone')}>
      {({ phone }) =>
        phone
          ? {
              detail: <Masked value={maskPhone(phone)} />,
              tone: 'on',
              state: t('security.overview.set'),
              action: t('security.overview.change'),
              actionLabel: t('security.overview.phone.change-label'),
            }
          : {
              detail: t('security.overview.phone.detail'),
              state: t('security.overview.not-set'),
              action: t('security.overview.add'),
              actionLabel: t('security.overview.phone.add-label'),
            }
      }
    </OverviewRow>
  )
}

/** Shows the masked email address (VAL-10), or offers to add one. */
export function EmailRow(props: RowProps) {
  const { t } = useTranslations()
  return (
    <OverviewRow {...props} icon={Mail} title={t('security.nav.email')}>
      {({ email }) =>
        email
          ? {
              detail: <Masked value={maskEmail(email)} />,
              tone: 'on',
              state: t('security.overview.set'),
              action: t('security.overview.change'),
              actionLabel: t('security.overview.email.change-label'),
            }
          : {
              detail: t('security.overview.email.detail'),
              state: t('security.overview.not-set'),
              action: t('security.overview.add'),
              actionLabel: t('security.overview.email.add-label'),
            }
      }
    </OverviewRow>
  )
}
