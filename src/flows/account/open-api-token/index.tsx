import type { ComponentType } from 'react'
import { getOpenApiToken } from '../../../api/calls/security.ts'
import { useTranslations } from '../../../i18n/translations.tsx'
import { useEnvironment } from '../../../kit/environment.tsx'
import { createErrorViewLoader, useFeedback } from '../../../kit/feedback/index.tsx'
import { failedToLoad, useLazyComponent } from '../../../kit/lazy.tsx'
import { Loaded } from '../../../kit/server-state/index.tsx'
import { useTimeFormat } from '../../../kit/use-time-format.ts'
import type { SettingsFrameProps } from '../../../primitives/settings-frame.tsx'
import { SettingsPlaceholder } from '../../../primitives/settings-placeholder.tsx'
import { getTokenStatus } from '../../../rules/remaining-time.ts'
import { OpenApiTokenView } from './open-api-token-view.tsx'
import { useOpenApiToken } from './use-open-api-token.ts'

const loadErrorView = createErrorViewLoader(getOpenApiToken)
const loadConfirm = () => import('./replace-confirm.tsx').then((module) => module.ReplaceConfirm)

export type OpenApiTokenFlowProps = {
  Layout: ComponentType<Pick<SettingsFrameProps, 'title' | 'intro' | 'children'>>
}

/** Shows, creates and replaces the token that gives the user's own programs access to the user's files (SCR-15). */
export function OpenApiTokenFlow({ Layout }: OpenApiTokenFlowProps) {
  const { t } = useTranslations()
  const { host } = useEnvironment()
  const feedback = useFeedback()
  const { ago, timeLeft } = useTimeFormat()
  const { token, state, handleCreate, handleReplace, handleAnswer } = useOpenApiToken()
  const isConfirming = state === 'confirming'
  const { Component: ReplaceConfirm } = useLazyComponent(loadConfirm, {
    isNeeded: isConfirming,
    onLoadFailure: () => {
      handleAnswer(false)
      feedback.toast(failedToLoad)
    },
  })
  const placeholder = <SettingsPlaceholder rows={2} label={t('security.loading')} />
  return (
    <Layout title={t('security.nav.open-api')} intro={t('open-api.intro')}>
      <Loaded of={token} placeholder={placeholder} loadErrorView={loadErrorView}>
        {(info) => (
          <OpenApiTokenView
            info={info}
            status={getTokenStatus(info.expires_at, host.clock.now())}
            createdAgo={ago(info.created_at)}
            timeLeft={timeLeft(info.expires_at)}
            state={state}
            onCreate={handleCreate}
            onReplace={handleReplace}
          />
        )}
      </Loaded>
      {ReplaceConfirm && <ReplaceConfirm isOpen={isConfirming} onAnswer={handleAnswer} />}
    </Layout>
  )
}
