import { ShieldCheck } from 'lucide'
import { getAvailableTwoStepMethods } from '../../../api/calls/two-step.ts'
import { useTranslations } from '../../../i18n/translations.tsx'
import { createErrorViewLoader } from '../../../kit/feedback/index.tsx'
import { Loaded, useServerValue } from '../../../kit/server-state/index.tsx'
import { Button } from '../../../primitives/button.tsx'
import { Icon } from '../../../primitives/icon.tsx'
import { SettingsList, SettingsRow, SettingsState } from '../../../primitives/settings-list.tsx'
import { SettingsPlaceholder } from '../../../primitives/settings-placeholder.tsx'
import { Tag } from '../../../primitives/tag.tsx'
import { getMethodChoices } from './method-choices.tsx'
import type { TwoStepDialogControl } from './use-two-step-dialog.tsx'

const loadErrorView = createErrorViewLoader(getAvailableTwoStepMethods)

export type TwoStepOffProps = Pick<TwoStepDialogControl, 'busyFlow'> & {
  /** The enterprise requires two-step verification. */
  isForced: boolean
  onBegin: TwoStepDialogControl['begin']
}

/** Shows the settings while two-step verification is off. */
export function TwoStepOff({ isForced, busyFlow, onBegin }: TwoStepOffProps) {
  const { t } = useTranslations()
  const methods = useServerValue(getAvailableTwoStepMethods)
  const choices = getMethodChoices(t)
  return (
    <>
      <SettingsList>
        <SettingsRow
          icon={<Icon of={ShieldCheck} />}
          tone="accent"
          title={t('two-step.row.title')}
          tag={<Tag>{isForced ? t('two-step.row.required') : t('two-step.method.recommended')}</Tag>}
          detail={isForced ? t('two-step.row.off-forced') : t('two-step.row.off')}
          state={<SettingsState>{t('two-step.state.off')}</SettingsState>}
          action={
            <Button
              size="row"
              aria-label={t('two-step.turn-on.name')}
              isBusy={busyFlow !== undefined}
              onClick={() => onBegin('set_two_step')}
            >
              {t('two-step.turn-on')}
            </Button>
          }
        />
      </SettingsList>
      {/* The list is the first child of the element that `Loaded` adds, so it has no top padding. Add padding here. */}
      <div className="pt-7 columns:pt-8 client:pt-5">
        <Loaded
          of={methods}
          placeholder={<SettingsPlaceholder rows={3} label={t('security.loading')} />}
          loadErrorView={loadErrorView}
        >
          {(value) =>
            value.methods.length > 0 && (
              <SettingsList title={t('two-step.methods.title')}>
                {value.methods.map((method) => (
                  <SettingsRow
                    key={method}
                    icon={choices[method].icon}
                    title={choices[method].label}
                    detail={choices[method].description}
                  />
                ))}
              </SettingsList>
            )
          }
        </Loaded>
      </div>
    </>
  )
}
