import { Link2 } from 'lucide'
import { useTranslations } from '../../../i18n/translations.tsx'
import { Masked } from '../../../kit/masked.tsx'
import { useTimeFormat } from '../../../kit/use-time-format.ts'
import { Button } from '../../../primitives/button.tsx'
import { Card } from '../../../primitives/card.tsx'
import { Icon } from '../../../primitives/icon.tsx'
import { IconTile } from '../../../primitives/icon-tile.tsx'
import { AccountGlyph } from '../../../primitives/provider-glyphs.tsx'
import { SettingsList, SettingsRow, SettingsState } from '../../../primitives/settings-list.tsx'
import { serverNameLength } from '../../../rules/limits.ts'
import { cleanServerText, isolateRightToLeft } from '../../../rules/server-text.ts'
import { providerName } from '../../../widgets/provider-name.ts'
import { findProvider } from '../../../widgets/providers.ts'
import type { LinkedAccount, Risk } from './use-linked-accounts.ts'

type LinkedAccountRowProps = { account: LinkedAccount; onUnlink: (account: LinkedAccount) => void }

/** Warns that unlinking would also remove the last login method or the two-step verification method. */
function RiskState({ risk }: { risk: Risk }) {
  const { t } = useTranslations()
  switch (risk) {
    case 'none':
      return null
    case 'last-login-method':
      return <SettingsState tone="warning">{t('linked-accounts.state.last')}</SettingsState>
    case 'second-step':
      return <SettingsState>{t('linked-accounts.state.second')}</SettingsState>
  }
}

function LinkedAccountRow({ account, onUnlink }: LinkedAccountRowProps) {
  const { t } = useTranslations()
  const { ago } = useTimeFormat()
  const { type, nickname, bound_at: boundAt, risk } = account
  const provider = providerName(type, t)
  const Glyph = findProvider(type)?.Glyph ?? AccountGlyph
  const when = ago(boundAt)
  return (
    <SettingsRow
      icon={<Glyph />}
      title={provider}
      detail={
        <Masked value={isolateRightToLeft(cleanServerText(nickname ?? '', serverNameLength))}>
          {(name) => [name, when && t('linked-accounts.linked', { when })].filter(Boolean).join(' · ')}
        </Masked>
      }
      state={risk !== 'none' && <RiskState risk={risk} />}
      action={
        <Button
          variant="quiet"
          size="row"
          data-provider={type}
          aria-label={t('linked-accounts.unlink-label', { provider })}
          onClick={() => onUnlink(account)}
        >
          {t('linked-accounts.unlink')}
        </Button>
      }
    />
  )
}

export function NoLinkedAccounts() {
  const { t } = useTranslations()
  return (
    <Card className="flex gap-4">
      <IconTile>
        <Icon of={Link2} size="lg" />
      </IconTile>
      <div className="min-w-0">
        <h2 className="font-medium">{t('linked-accounts.empty.title')}</h2>
        <p className="pt-0.5 max-w-prose text-muted">{t('linked-accounts.empty.text')}</p>
      </div>
    </Card>
  )
}

export type LinkedAccountListProps = { accounts: readonly LinkedAccount[]; onUnlink: LinkedAccountRowProps['onUnlink'] }

/** Lists the linked accounts (SCR-12). */
export function LinkedAccountList({ accounts, onUnlink }: LinkedAccountListProps) {
  const { t } = useTranslations()
  return (
    <>
      <SettingsList>
        {accounts.map((account) => (
          <LinkedAccountRow key={account.type} account={account} onUnlink={onUnlink} />
        ))}
      </SettingsList>
      <p className="pt-4 max-w-prose text-small text-muted">{t('linked-accounts.more')}</p>
    </>
  )
}
