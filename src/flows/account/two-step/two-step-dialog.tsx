// Loaded lazily, once the page is interactive or when a flow starts.
import { useEffect, useEffectEvent, useState } from 'react'
import { getTwoStepMethod } from '../../../api/calls/two-step.ts'
import { useTranslations } from '../../../i18n/translations.tsx'
import { useEnvironment } from '../../../kit/environment.tsx'
import { useFeedback } from '../../../kit/feedback/index.tsx'
import { useRefetch } from '../../../kit/server-state/index.tsx'
import { Alert } from '../../../primitives/alert.tsx'
import { WizardDialog } from '../../../primitives/wizard/wizard-dialog.tsx'
import { withQuery } from '../../../rules/url.ts'
import { CloseTwoStep } from './close-two-step.tsx'
import { StepFields } from './step-fields.tsx'
import { getTwoStepFlow, type LoggedInTwoStepFlowId } from './two-step.steps.ts'
import { TwoStepSuccess } from './two-step-success.tsx'
import { TwoStepWizard } from './two-step-wizard.tsx'
import { useTwoStep } from './use-two-step.ts'

export type TwoStepDialogProps = {
  flow: LoggedInTwoStepFlowId
  settingsHref: string
  /** Called once the data for the flow has loaded or failed to load. */
  onSettled: () => void
  onNavigate: () => void
}

/** Runs a two-step flow in a dialog (TWO-08 to TWO-11). */
export function TwoStepDialog({ flow, settingsHref, onSettled, onNavigate }: TwoStepDialogProps) {
  const { t } = useTranslations()
  const { host } = useEnvironment()
  const feedback = useFeedback()
  const refetch = useRefetch()
  const { state, dispatch } = useTwoStep(flow)
  const [isClosed, setIsClosed] = useState(false)
  const { phase } = state
  const { ending } = getTwoStepFlow(flow)
  const isSetupFlow = ending === 'show-enabled' || ending === 'show-modified'

  const goTo = (href: string) => {
    onNavigate()
    host.navigation.safeNavigate(href, { replacesEntry: isSetupFlow })
  }
  /** Ends the flow. After a setup flow, navigates to remove the query, which would reopen the flow. */
  const endFlow = () => {
    setIsClosed(true)
    if (isSetupFlow) goTo(settingsHref)
  }
  const handleClose = async (isDirty: boolean) => {
    const question = {
      title: t('two-step.leave.title'),
      body: t('two-step.leave.body'),
      confirmLabel: t('two-step.leave.yes'),
      cancelLabel: t('two-step.leave.no'),
    }
    if (!isSetupFlow || !isDirty || (await feedback.ask(question))) endFlow()
  }

  const handlePhaseChange = useEffectEvent(() => {
    if (state.phase !== 'loading') onSettled()
    // If the server rejected the call, `useTwoStep` has already shown the error.
    if (state.phase === 'failed' && state.failure.kind !== 'rejected')
      void feedback.handle(state.failure, { call: getTwoStepMethod })
    if (state.phase !== 'done') return
    if (ending === 'open-set') goTo(withQuery(settingsHref, 'type', 'set'))
    if (ending === 'open-modify') goTo(withQuery(settingsHref, 'type', 'modify'))
    if (isSetupFlow) void refetch(getTwoStepMethod)
  })
  useEffect(() => {
    if (phase !== 'loading') handlePhaseChange()
  }, [phase])

  const progress = state.phase === 'done' ? state.lastProgress : state
  const isDone = phase === 'done' && !isClosed
  return (
    <>
      {progress?.phase === 'in-progress' && (
        <TwoStepWizard
          progress={progress}
          dispatch={dispatch}
          // Not loaded lazily, since the dialog focuses the first field when it opens.
          fields={StepFields}
          renderFrame={(step, { isDirty }) => (
            <WizardDialog
              {...step}
              isOpen={phase === 'in-progress' && !isClosed}
              closeLabel={t('dialog.close')}
              onClose={() => void handleClose(isDirty)}
            />
          )}
        />
      )}
      {phase === 'no-method' && (
        <Alert
          isOpen={!isClosed}
          title={t('two-step.no-method.title')}
          description={t('two-step.no-method.body-own')}
          action={{ label: t('dialog.ok'), onSelect: endFlow }}
          onClose={endFlow}
        />
      )}
      {isSetupFlow && <TwoStepSuccess ending={isDone ? ending : undefined} onClose={endFlow} />}
      {ending === 'turn-off' && phase === 'done' && <CloseTwoStep />}
    </>
  )
}
