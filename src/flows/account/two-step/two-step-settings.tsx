import { type ComponentType, useEffect, useEffectEvent, useRef } from 'react'
import { getTwoStepMethod } from '../../../api/calls/two-step.ts'
import { useTranslations } from '../../../i18n/translations.tsx'
import { useEnvironment, usePageQuery } from '../../../kit/environment.tsx'
import { createErrorViewLoader } from '../../../kit/feedback/index.tsx'
import { Loaded, useServerValue } from '../../../kit/server-state/index.tsx'
import type { SettingsFrameProps } from '../../../primitives/settings-frame.tsx'
import { SettingsPlaceholder } from '../../../primitives/settings-placeholder.tsx'
import { TwoStepOff } from './two-step-off.tsx'
import { TwoStepOn } from './two-step-on.tsx'
import { useTwoStepDialog } from './use-two-step-dialog.tsx'

const loadErrorView = createErrorViewLoader(getTwoStepMethod)

export type TwoStepSettingsFlowProps = {
  Layout: ComponentType<Pick<SettingsFrameProps, 'title' | 'intro' | 'children'>>
  settingsHref: string
}

/**
 * Shows and changes the state of two-step verification (SCR-16). With `type=set` or `type=modify` in the query,
 * immediately opens the dialog that turns two-step verification on or, if it is already on, changes the method.
 */
export function TwoStepSettingsFlow({ Layout, settingsHref }: TwoStepSettingsFlowProps) {
  const { t } = useTranslations()
  const state = useServerValue(getTwoStepMethod)
  const { begin, busyFlow, dialog } = useTwoStepDialog({ settingsHref })
  const type = usePageQuery().get('type')
  const isDialogRequested = type === 'set' || type === 'modify'
  const isOn = state.value?.enabled
  const hasBegun = useRef(false)
  const beginOnce = useEffectEvent((flow: 'type_set' | 'type_modify') => {
    if (!hasBegun.current) begin(flow)
    hasBegun.current = true
  })
  useEffect(() => {
    if (isDialogRequested && isOn !== undefined) beginOnce(isOn ? 'type_modify' : 'type_set')
  }, [isDialogRequested, isOn])
  const placeholder = <SettingsPlaceholder rows={1} label={t('security.loading')} />
  return (
    <Layout title={t('security.nav.two-step')} intro={t('two-step.intro')}>
      <Loaded of={state} placeholder={placeholder} loadErrorView={loadErrorView}>
        {(value) =>
          value.enabled ? (
            <TwoStepOn state={value} busyFlow={busyFlow} onBegin={begin} />
          ) : (
            <TwoStepOff isForced={value.forced} busyFlow={busyFlow} onBegin={begin} />
          )
        }
      </Loaded>
      {dialog}
    </Layout>
  )
}

/**
 * Returns a function that redirects users to the two-step setup if two-step verification is off but required by their
 * enterprise, and resolves to whether it did. Use the hook on pages that users can open before that setup (ERR-16).
 */
export function useForcedSetup(setupHref: string): () => Promise<boolean> {
  const { host, client } = useEnvironment()
  return async () => {
    const result = await client.call(getTwoStepMethod, {})
    const needsSetup = result.ok && result.value.forced && !result.value.enabled
    if (needsSetup) host.navigation.safeNavigate(setupHref, { replacesEntry: true })
    return needsSetup
  }
}
