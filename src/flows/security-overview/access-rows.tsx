import { CodeXml, Laptop } from 'lucide'
import type { getOpenApiToken } from '../../api/calls/security.ts'
import type { AnswerOf } from '../../api/define-call.ts'
import type { Device } from '../../api/schemas/security.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { cleanServerText } from '../../rules/server-text.ts'
import { tokenStatus } from '../../rules/token-status.ts'
import { useEnvironment } from '../environment.tsx'
import { useTimeTexts } from '../use-time-texts.ts'
import { newestOther } from './newest-other.ts'
import { OverviewRow, type OverviewRowProps } from './overview-row.tsx'

type RowProps<Value> = Pick<OverviewRowProps<Value>, 'of' | 'href'>

/** How many devices there are, and which other one was active last, since that is the one to know or to remove (VAL-11). */
export function DevicesRow(props: RowProps<readonly Device[]>) {
  const { t } = useTexts()
  const { ago } = useTimeTexts()
  const describe = (devices: readonly Device[]) => {
    const last = newestOther(devices)
    if (!last)
      return devices.length ? t('security.overview.devices.only-this') : t('security.overview.devices.none-detail')
    const name = cleanServerText(last.name) || t('security.overview.devices.unknown')
    const when = ago(last.last_active_at)
    return when
      ? t('security.overview.devices.last-ago', { name, ago: when })
      : t('security.overview.devices.last', { name })
  }
  return (
    <OverviewRow {...props} icon={Laptop} title={t('security.nav.devices')}>
      {(devices) => ({
        detail: describe(devices),
        state: devices.length
          ? t('security.overview.devices.count', { count: devices.length })
          : t('security.overview.devices.none'),
        action: t('security.overview.devices.review'),
        actionLabel: t('security.overview.devices.review-label'),
      })}
    </OverviewRow>
  )
}

type Token = AnswerOf<typeof getOpenApiToken>

/** Since when there is an open API token, and how it ends; nothing more of it is shown (SE-2). */
export function TokenRow(props: RowProps<Token>) {
  const { t } = useTexts()
  const { host } = useEnvironment()
  const { ago } = useTimeTexts()
  const describe = ({ token, created_at: createdAt }: Token) => {
    const end = cleanServerText(token.slice(-4))
    const when = ago(createdAt)
    return when
      ? t('security.overview.token.created', { ago: when, end })
      : t('security.overview.token.ending', { end })
  }
  return (
    <OverviewRow {...props} icon={CodeXml} title={t('security.nav.open-api')}>
      {(token) => {
        const hasExpired = tokenStatus(token.expires_at, host.clock.now()) === 'expired'
        return {
          detail: describe(token),
          tone: hasExpired ? 'warning' : 'neutral',
          state: hasExpired ? t('security.overview.token.expired') : t('security.overview.token.active'),
          action: t('security.overview.token.view'),
          actionLabel: t('security.overview.token.view-label'),
        }
      }}
    </OverviewRow>
  )
}
