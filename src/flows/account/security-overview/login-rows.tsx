import { KeyRound, Link2, ShieldCheck } from 'lucide'
import type { ReactNode } from 'react'
import type { ResponseOf } from '../../../api/call.ts'
import type { getThirds } from '../../../api/calls/security.ts'
import { type Translate, useTranslations } from '../../../i18n/translations.tsx'
import { Masked } from '../../../kit/masked.tsx'
import { maskPhone } from '../../../rules/mask.ts'
import { providerName } from '../../../widgets/provider-name.ts'
import { OverviewRow, type OverviewRowProps, type RowContent } from './overview-row.tsx'
import type { TwoStep } from './protection.ts'

type RowProps<Value> = Pick<OverviewRowProps<Value>, 'of' | 'href' | 'isRecommended'>

function describeMethod(t: Translate, { enabled, method, phone }: TwoStep): ReactNode {
  if (!enabled || !method) return t('security.overview.two-step.detail')
  if (method === 'wechat') return t('security.overview.two-step.wechat')
  if (method === 'google') return t('security.overview.two-step.google')
  if (!phone) return t('security.overview.two-step.sms')
  return (
    <Masked value={maskPhone(phone)}>{(masked) => t('security.overview.two-step.sms-to', { phone: masked })}</Masked>
  )
}

export type TwoStepRowProps = RowProps<TwoStep> & {
  /** The button that turns two-step verification on (TWO-09). */
  turnOnButton: RowContent['button']
}

export function TwoStepRow({ turnOnButton, ...props }: TwoStepRowProps) {
  const { t } = useTranslations()
  return (
    <OverviewRow
      {...props}
      icon={ShieldCheck}
      title={t('security.nav.two-step')}
      expectedDetail={t('security.overview.two-step.detail')}
    >
      {(state) => ({
        detail: describeMethod(t, state),
        ...(state.enabled
          ? {
              tone: 'on',
              state: t('two-step.state.on'),
              action: t('security.overview.manage'),
              actionLabel: t('security.overview.two-step.manage-label'),
            }
          : {
              state: t('two-step.state.off'),
              action: t('two-step.turn-on'),
              actionLabel: t('two-step.turn-on.name'),
              button: turnOnButton,
            }),
      })}
    </OverviewRow>
  )
}

export function PasswordRow(props: RowProps<TwoStep>) {
  const { t } = useTranslations()
  return (
    <OverviewRow
      {...props}
      icon={KeyRound}
      title={t('security.nav.password')}
      expectedDetail={t('security.overview.password.set-detail')}
    >
      {(state) =>
        state.has_password
          ? {
              detail: t('security.overview.password.set-detail'),
              tone: 'on',
              state: t('security.overview.set'),
              action: t('security.overview.change'),
              actionLabel: t('security.overview.password.change-label'),
            }
          : {
              detail: t('security.overview.password.not-set-detail'),
              state: t('security.overview.not-set'),
              action: t('security.overview.password.set-action'),
              actionLabel: t('security.overview.password.set-label'),
            }
      }
    </OverviewRow>
  )
}

export function LinkedAccountsRow(props: RowProps<ResponseOf<typeof getThirds>['thirds']>) {
  const { t, locale } = useTranslations()
  const listAccounts = (accounts: readonly { type: string }[]) => {
    const [name = '', ...otherNames] = accounts.map(({ type }) => providerName(type, t))
    // Use `Intl.ListFormat` only for several names, since creating the first one can block a slow phone for 0.1 s.
    return otherNames.length > 0 ? new Intl.ListFormat(locale).format([name, ...otherNames]) : name
  }
  return (
    <OverviewRow {...props} icon={Link2} title={t('security.nav.third-party')}>
      {(accounts) => ({
        detail: accounts.length ? listAccounts(accounts) : t('security.overview.linked-accounts.none-detail'),
        tone: accounts.length ? 'on' : 'neutral',
        state: accounts.length
          ? t('security.overview.linked-accounts.linked', { count: accounts.length })
          : t('security.overview.linked-accounts.none'),
        action: t('security.overview.manage'),
        actionLabel: t('security.overview.linked-accounts.manage-label'),
      })}
    </OverviewRow>
  )
}
