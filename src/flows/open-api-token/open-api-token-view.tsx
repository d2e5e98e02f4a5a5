import { CircleCheck, KeyRound, RefreshCw } from 'lucide'
import type { getOpenApiToken } from '../../api/calls/security.ts'
import type { AnswerOf } from '../../api/define-call.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { Button } from '../../primitives/button.tsx'
import { Icon } from '../../primitives/icon.tsx'
import { SecretKey } from '../../primitives/secret-key.tsx'
import { SettingsList, SettingsRow } from '../../primitives/settings-list.tsx'
import { SettingsState } from '../../primitives/settings-state.tsx'
import type { TokenStatus } from '../../rules/token-status.ts'
import type { ReplaceState } from './open-api-token.machine.ts'

export type OpenApiTokenViewProps = {
  info: AnswerOf<typeof getOpenApiToken>
  status: TokenStatus
  /** When it was made, and how long it lasts, in words; without `left` it has no end. */
  created?: string
  left?: string
  state: ReplaceState
  onReplace: () => void
}

const tones = { active: undefined, soon: 'warning', expired: 'danger' } as const

/** The token that replaced another, said where it stands: read out once it is there. */
function NewTokenNote({ state }: Pick<OpenApiTokenViewProps, 'state'>) {
  const { t } = useTexts()
  return (
    <div role="status">
      {state === 'replaced' && (
        <p className="flex gap-2.5 mb-4 px-3.5 py-2.5 rounded-control bg-success-soft text-success text-small">
          <Icon of={CircleCheck} className="mt-0.5" />
          {t('open-api.replaced')}
        </p>
      )}
    </div>
  )
}

/** The token of the open API: how it stands, itself, masked until a press shows it, and a way to replace it (SCR-15, SE-2). */
export function OpenApiTokenView({ info, status, created, left, state, onReplace }: OpenApiTokenViewProps) {
  const { t } = useTexts()
  const titles = { active: t('open-api.active'), soon: t('open-api.soon'), expired: t('open-api.expired') }
  const end = left ?? t('open-api.no-end')
  return (
    <SettingsList>
      <SettingsRow
        icon={<Icon of={KeyRound} size="lg" />}
        tone={tones[status]}
        title={titles[status]}
        detail={created && t('open-api.created', { when: created })}
        // What has expired says so already.
        state={
          status !== 'expired' && <SettingsState tone={status === 'soon' ? 'warning' : 'neutral'}>{end}</SettingsState>
        }
      >
        <NewTokenNote state={state} />
        <SecretKey
          // Another token is masked again.
          key={info.token}
          layout="block"
          // A sheet of paper keeps no secret.
          className="print:hidden"
          value={info.token}
          label={t('open-api.token')}
          copy={{
            label: t('open-api.copy'),
            copiedLabel: t('open-api.copied'),
            failedLabel: t('open-api.copy-failed'),
          }}
          reveal={{
            showLabel: t('open-api.show'),
            hideLabel: t('open-api.hide'),
            hiddenText: t('open-api.hidden'),
          }}
        />
      </SettingsRow>
      <SettingsRow
        icon={<Icon of={RefreshCw} size="lg" />}
        title={t('open-api.replace.title')}
        detail={status === 'expired' ? t('open-api.replace.expired') : t('open-api.replace.text')}
        action={
          <Button
            variant={status === 'expired' ? 'primary' : 'quiet'}
            size="row"
            isBusy={state === 'replacing'}
            aria-label={t('open-api.replace.title')}
            onClick={onReplace}
          >
            {t('open-api.replace.action')}
          </Button>
        }
      />
    </SettingsList>
  )
}
