import type { ComponentProps, ComponentType, ReactNode } from 'react'
import { type Translate, useTranslations } from '../../../i18n/translations.tsx'
import { ProtectionArches } from '../../../primitives/protection-arches.tsx'
import type { SettingsFrameProps } from '../../../primitives/settings-frame.tsx'
import { SettingsList } from '../../../primitives/settings-list.tsx'
import { Skeleton } from '../../../primitives/skeleton.tsx'
import { DevicesRow, TokenRow } from './access-rows.tsx'
import { EmailRow, PhoneRow } from './contact-rows.tsx'
import { LinkedAccountsRow, PasswordRow, TwoStepRow, type TwoStepRowProps } from './login-rows.tsx'
import {
  type ProtectionStatuses,
  type ProtectionSummary,
  protections,
  type RowValue,
  type TwoStep,
  type User,
} from './protection.ts'

type HrefName = 'password' | 'twoStep' | 'thirdParty' | 'phone' | 'email' | 'devices' | 'openApi'

export type SecurityOverviewViewProps = {
  Layout: ComponentType<Pick<SettingsFrameProps, 'title' | 'intro' | 'aside' | 'children'>>
  turnOnButton: TwoStepRowProps['turnOnButton']
  dialog: ReactNode
  twoStep: RowValue<TwoStep>
  user: RowValue<User>
  linkedAccounts: ComponentProps<typeof LinkedAccountsRow>['of']
  devices: ComponentProps<typeof DevicesRow>['of']
  statuses: ProtectionStatuses
  protection: ProtectionSummary
  hrefs: Readonly<Record<HrefName, string>>
}

/** Shows how well the account is protected. Reserves space for the longest title, to avoid a layout shift. */
function Title({ level }: Pick<ProtectionSummary, 'level'>) {
  const { t } = useTranslations()
  const titles: Partial<Record<ProtectionSummary['level'], string>> = {
    all: t('security.overview.everything'),
    'all-but-one': t('security.overview.almost'),
    fewer: t('security.overview.some'),
  }
  const [longest] = Object.values(titles).toSorted((a, b) => b.length - a.length)
  return (
    <span className="grid items-end">
      <span className="col-start-1 row-start-1">{titles[level] ?? t('security.heading')}</span>
      <span aria-hidden="true" className="col-start-1 row-start-1 invisible">
        {longest}
      </span>
    </span>
  )
}

function getHint(t: Translate, { level, next }: ProtectionSummary): string | undefined {
  if (next === 'password') return t('security.overview.hint.password')
  if (next === 'two-step') return t('security.overview.hint.two-step')
  if (next === 'phone') return t('security.overview.hint.phone')
  if (next === 'email') return t('security.overview.hint.email')
  if (level === 'partly-unknown') return t('security.overview.partly-failed')
  return level === 'all' ? t('security.overview.hint.none') : undefined
}

/** Shows one arch per protection. If a status is unknown, the label says so instead of giving a total. */
function Arches({ statuses, protection }: { statuses: ProtectionStatuses; protection: ProtectionSummary }) {
  const { t } = useTranslations()
  const { level, doneCount, unknownCount } = protection
  const statusOrder = ['done', 'open', 'unknown', 'waiting'] as const
  const getCountText = () => {
    if (level !== 'partly-unknown') return t('security.overview.count', { done: doneCount, total: protections.length })
    if (unknownCount === protections.length) return t('security.overview.failed')
    return t('security.overview.count-partly', { done: doneCount, unknown: unknownCount })
  }
  return level === 'waiting' ? (
    <ProtectionArches arches={protections.map(() => 'waiting')} />
  ) : (
    <ProtectionArches
      label={getCountText()}
      arches={statusOrder.flatMap((status) => Object.values(statuses).filter((arch) => arch === status))}
    />
  )
}

/** Shows how well the account is protected, and a row for each section (SCR-10). */
export function SecurityOverviewView({ Layout, turnOnButton, dialog, hrefs, ...overview }: SecurityOverviewViewProps) {
  const { t } = useTranslations()
  const { twoStep, user, linkedAccounts, devices, statuses, protection } = overview
  const { level, next } = protection
  const isWaiting = [twoStep, user, linkedAccounts, devices].some(({ value, hasFailed }) => !value && !hasFailed)
  return (
    <Layout
      title={<Title level={level} />}
      intro={
        level === 'waiting' ? (
          <Skeleton shape="text">{t('security.overview.hint.two-step')}</Skeleton>
        ) : (
          getHint(t, protection)
        )
      }
      aside={<Arches statuses={statuses} protection={protection} />}
    >
      <SettingsList title={t('security.overview.logging-in')}>
        <TwoStepRow of={twoStep} href={hrefs.twoStep} isRecommended={next === 'two-step'} turnOnButton={turnOnButton} />
        <PasswordRow of={twoStep} href={hrefs.password} isRecommended={next === 'password'} />
        <LinkedAccountsRow of={linkedAccounts} href={hrefs.thirdParty} />
      </SettingsList>
      <SettingsList title={t('security.overview.reach')}>
        <PhoneRow of={user} href={hrefs.phone} isRecommended={next === 'phone'} />
        <EmailRow of={user} href={hrefs.email} isRecommended={next === 'email'} />
      </SettingsList>
      <SettingsList title={t('security.overview.access')}>
        <DevicesRow of={devices} href={hrefs.devices} />
        <TokenRow href={hrefs.openApi} />
      </SettingsList>
      <p role="status" className="sr-only">
        {isWaiting && t('security.loading')}
      </p>
      {dialog}
    </Layout>
  )
}
