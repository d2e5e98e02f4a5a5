import { CircleCheck, KeyRound, RefreshCw } from 'lucide'
import type { ResponseOf } from '../../../api/call.ts'
import type { getOpenApiToken } from '../../../api/calls/security.ts'
import { useTranslations } from '../../../i18n/translations.tsx'
import { Button } from '../../../primitives/button.tsx'
import { Icon } from '../../../primitives/icon.tsx'
import { SecretKey } from '../../../primitives/secret-key.tsx'
import { SettingsList, SettingsRow, SettingsState } from '../../../primitives/settings-list.tsx'
import type { TokenStatus } from '../../../rules/remaining-time.ts'
import type { TokenState } from './open-api-token.machine.ts'

export type OpenApiTokenViewProps = {
  info: ResponseOf<typeof getOpenApiToken>
  status: TokenStatus
  /** When the token was created, e.g. "2 minutes ago". */
  createdAgo?: string
  /** E.g. "3 days left". If omitted, the token never expires. */
  timeLeft?: string
  state: TokenState
  onCreate: () => void
  onReplace: () => void
}

const tones = { active: undefined, soon: 'warning', expired: 'danger' } as const

/** Announces a new token. The live region is mounted beforehand, so that screen readers notice its text (AC-3). */
function NewTokenNote({ state }: Pick<OpenApiTokenViewProps, 'state'>) {
  const { t } = useTranslations()
  const text = (state === 'created' && t('open-api.just-created')) || (state === 'replaced' && t('open-api.replaced'))
  return (
    <div role="status">
      {text && (
        <p className="flex gap-2.5 mb-4 px-3.5 py-2.5 rounded-control bg-success-soft text-success text-small">
          <Icon of={CircleCheck} className="mt-0.5" />
          {text}
        </p>
      )}
    </div>
  )
}

type TokenRowProps = Pick<OpenApiTokenViewProps, 'status' | 'createdAgo' | 'timeLeft'> & { token: string }

/** Shows the token and its status. The token is masked until the user reveals it (SE-2). */
function TokenRow({ token, status, createdAgo, timeLeft }: TokenRowProps) {
  const { t } = useTranslations()
  const titles = { active: t('open-api.active'), soon: t('open-api.expires-soon'), expired: t('open-api.expired') }
  const expiry = timeLeft ?? t('open-api.no-expiry')
  return (
    <SettingsRow
      icon={<Icon of={KeyRound} size="lg" />}
      tone={tones[status]}
      title={titles[status]}
      detail={createdAgo && t('open-api.created', { when: createdAgo })}
      // The title already says that the token has expired.
      state={
        status !== 'expired' && <SettingsState tone={status === 'soon' ? 'warning' : 'neutral'}>{expiry}</SettingsState>
      }
    >
      <SecretKey
        // Remount to mask a new token.
        key={token}
        layout="block"
        className="print:hidden"
        value={token}
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
  )
}

/** Shows the token with a button to replace it, or a button to create the first one (SCR-15). */
export function OpenApiTokenView({ info: { token }, state, onCreate, onReplace, ...tokenInfo }: OpenApiTokenViewProps) {
  const { t } = useTranslations()
  const { status } = tokenInfo
  const replaceRow = {
    icon: RefreshCw,
    title: t('open-api.replace.title'),
    detail: status === 'expired' ? t('open-api.replace.expired') : t('open-api.replace.text'),
    label: t('open-api.replace.title'),
    action: t('open-api.replace.action'),
    onPress: onReplace,
  }
  const createRow = {
    icon: KeyRound,
    title: t('open-api.none'),
    detail: t('open-api.none-detail'),
    label: t('open-api.create'),
    action: t('open-api.create'),
    onPress: onCreate,
  }
  const row = token ? replaceRow : createRow
  return (
    <>
      <NewTokenNote state={state} />
      <SettingsList>
        {token && <TokenRow {...tokenInfo} token={token} />}
        {/* One row for both creating and replacing the token, so that the button keeps focus. */}
        <SettingsRow
          icon={<Icon of={row.icon} size="lg" />}
          title={row.title}
          detail={row.detail}
          action={
            <Button
              variant={token && status !== 'expired' ? 'quiet' : 'primary'}
              size="row"
              isBusy={state === 'replacing' || state === 'creating'}
              aria-label={row.label}
              onClick={row.onPress}
            >
              {row.action}
            </Button>
          }
        />
      </SettingsList>
    </>
  )
}
