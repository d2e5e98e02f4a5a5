import { Link2 } from 'lucide'
import { useTexts } from '../../../i18n/texts.tsx'
import { Masked } from '../../../kit/masked.tsx'
import { useTimeTexts } from '../../../kit/use-time-texts.ts'
import { Button } from '../../../primitives/button.tsx'
import { Card } from '../../../primitives/card.tsx'
import { Icon } from '../../../primitives/icon.tsx'
import { IconTile } from '../../../primitives/icon-tile.tsx'
import { SettingsList, SettingsRow } from '../../../primitives/settings-list.tsx'
import { SettingsState } from '../../../primitives/settings-state.tsx'
import { AccountGlyph } from '../../../primitives/third-party-glyphs.tsx'
import { serverNameLength } from '../../../rules/limits.ts'
import { cleanServerText, isolated } from '../../../rules/server-text.ts'
import { nameOfThird } from '../../../widgets/name-of-third.ts'
import { findThird } from '../../../widgets/third-parties/index.ts'
import type { Risk } from './unbind-risk.ts'
import type { BindAtRisk } from './use-third-party-binds.ts'

type BindRowProps = { bind: BindAtRisk; onAsk: (bind: BindAtRisk) => void }

/** Flags a linked account whose removal would take away more than a login. */
function RiskState({ risk }: { risk: Risk }) {
  const { t } = useTexts()
  switch (risk) {
    case 'none':
      return null
    case 'last-way-in':
      return <SettingsState tone="warning">{t('third-party-binds.state.last')}</SettingsState>
    case 'second-step':
      return <SettingsState>{t('third-party-binds.state.second')}</SettingsState>
  }
}

function BindRow({ bind, onAsk }: BindRowProps) {
  const { t } = useTexts()
  const { ago } = useTimeTexts()
  const { type, nickname, bound_at: boundAt, risk } = bind
  const third = nameOfThird(type, t)
  const Glyph = findThird(type)?.Glyph ?? AccountGlyph
  const when = ago(boundAt)
  return (
    <SettingsRow
      icon={<Glyph />}
      title={third}
      detail={
        <Masked value={isolated(cleanServerText(nickname ?? '', serverNameLength))}>
          {(name) => [name, when && t('third-party-binds.linked', { when })].filter(Boolean).join(' · ')}
        </Masked>
      }
      state={risk !== 'none' && <RiskState risk={risk} />}
      action={
        <Button
          variant="quiet"
          size="row"
          data-third={type}
          aria-label={t('third-party-binds.unlink-label', { third })}
          onClick={() => onAsk(bind)}
        >
          {t('third-party-binds.unlink')}
        </Button>
      }
    />
  )
}

/** Shown when nothing is linked, with how to link an account. */
export function NoBinds() {
  const { t } = useTexts()
  return (
    <Card className="flex gap-4">
      <IconTile>
        <Icon of={Link2} size="lg" />
      </IconTile>
      <div className="min-w-0">
        <h2 className="font-medium">{t('third-party-binds.empty.title')}</h2>
        <p className="pt-0.5 max-w-prose text-muted">{t('third-party-binds.empty.text')}</p>
      </div>
    </Card>
  )
}

export type BindListProps = { binds: readonly BindAtRisk[]; onAsk: BindRowProps['onAsk'] }

/** The linked accounts, one row each (SCR-12). */
export function BindList({ binds, onAsk }: BindListProps) {
  const { t } = useTexts()
  return (
    <>
      <SettingsList>
        {binds.map((bind) => (
          <BindRow key={bind.type} bind={bind} onAsk={onAsk} />
        ))}
      </SettingsList>
      <p className="pt-4 max-w-prose text-small text-muted">{t('third-party-binds.more')}</p>
    </>
  )
}
