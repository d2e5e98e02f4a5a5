import { Building2, ShieldCheck, ShieldOff } from 'lucide'
import type { ReactNode } from 'react'
import type { ResponseOf } from '../../../api/call.ts'
import type { getTwoStepMethod } from '../../../api/calls/two-step.ts'
import { type Translate, useTranslations } from '../../../i18n/translations.tsx'
import { Masked } from '../../../kit/masked.tsx'
import { Button } from '../../../primitives/button.tsx'
import { Icon } from '../../../primitives/icon.tsx'
import { SettingsList, SettingsRow, SettingsState } from '../../../primitives/settings-list.tsx'
import { maskPhone } from '../../../rules/mask.ts'
import { getMethodChoices } from './method-choices.tsx'
import type { TwoStepDialogControl } from './use-two-step-dialog.tsx'

type State = ResponseOf<typeof getTwoStepMethod>

function describeMethod(t: Translate, { method, phone }: State): ReactNode {
  switch (method) {
    case 'sms':
      if (!phone) return t('two-step.row.sms-unknown-phone')
      return <Masked value={maskPhone(phone)}>{(masked) => t('two-step.row.sms', { phone: masked })}</Masked>
    case 'wechat':
      return t('two-step.row.wechat')
    case 'google':
      return t('two-step.row.google')
    case undefined:
      return t('two-step.row.on')
  }
}

export type TwoStepOnProps = Pick<TwoStepDialogControl, 'busyFlow'> & {
  state: State
  onBegin: TwoStepDialogControl['begin']
}

/** Shows the settings while two-step verification is on. Users can turn it off unless their enterprise requires it. */
export function TwoStepOn({ state, busyFlow, onBegin }: TwoStepOnProps) {
  const { t } = useTranslations()
  const choice = state.method && getMethodChoices(t)[state.method]
  return (
    <>
      <SettingsList>
        <SettingsRow
          icon={choice?.icon ?? <Icon of={ShieldCheck} />}
          tone="success"
          title={choice?.label ?? t('security.nav.two-step')}
          detail={describeMethod(t, state)}
          state={<SettingsState tone="on">{t('two-step.state.on')}</SettingsState>}
          action={
            <Button
              size="row"
              variant="quiet"
              aria-label={t('two-step.change.name')}
              isBusy={busyFlow === 'modify_two_step' || busyFlow === 'type_modify'}
              onClick={() => onBegin('modify_two_step')}
            >
              {t('two-step.change')}
            </Button>
          }
        />
      </SettingsList>
      <SettingsList>
        {state.forced ? (
          <SettingsRow
            icon={<Icon of={Building2} />}
            title={t('two-step.forced.title')}
            detail={t('two-step.forced.detail')}
          />
        ) : (
          <SettingsRow
            icon={<Icon of={ShieldOff} />}
            title={t('two-step.turn-off.row')}
            detail={t('two-step.turn-off.detail')}
            action={
              <Button
                size="row"
                variant="danger"
                aria-label={t('two-step.turn-off.row')}
                isBusy={busyFlow === 'close_two_step'}
                onClick={() => onBegin('close_two_step')}
              >
                {t('two-step.turn-off')}
              </Button>
            }
          />
        )}
      </SettingsList>
    </>
  )
}
