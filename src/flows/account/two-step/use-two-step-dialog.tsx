import { type ReactNode, useState } from 'react'
import { useFeedback } from '../../../kit/feedback/index.tsx'
import { failedToLoad, useLazyComponent } from '../../../kit/lazy.tsx'
import { useIsNavigating } from '../../../kit/session/index.ts'
import type { LoggedInTwoStepFlowId } from './two-step.steps.ts'

export type TwoStepDialogOptions = {
  settingsHref: string
}

export type TwoStepDialogControl = {
  /** Starts the flow that turns two-step verification on (TWO-09) or off (TWO-11), or changes its method (TWO-10). */
  begin: (flow: LoggedInTwoStepFlowId) => void
  /** The flow that is loading or navigating to another page. Its button is shown as busy. */
  busyFlow?: LoggedInTwoStepFlowId
  /** Can be rendered anywhere on the page. */
  dialog: ReactNode
}

const loadDialog = () => import('./two-step-dialog.tsx').then((module) => module.TwoStepDialog)

type Run = { flow: LoggedInTwoStepFlowId; key: number; isLoading: boolean }

/**
 * Runs a two-step verification flow in a dialog, on pages for logged-in users. First verifies the user's identity if
 * required (TWO-01, TWO-16), then turns two-step verification off or runs the setup steps on the settings page.
 */
export function useTwoStepDialog({ settingsHref }: TwoStepDialogOptions): TwoStepDialogControl {
  const feedback = useFeedback()
  const { isNavigating, markNavigating } = useIsNavigating()
  const [run, setRun] = useState<Run>()
  const { Component: Dialog } = useLazyComponent(loadDialog, {
    isNeeded: run !== undefined,
    onLoadFailure: () => {
      setRun(undefined)
      feedback.toast(failedToLoad)
    },
  })
  return {
    begin: (flow) => setRun((previous) => ({ flow, key: (previous?.key ?? 0) + 1, isLoading: true })),
    busyFlow: run?.isLoading || isNavigating ? run?.flow : undefined,
    dialog: run && Dialog && (
      <Dialog
        key={run.key}
        flow={run.flow}
        settingsHref={settingsHref}
        onSettled={() => setRun({ ...run, isLoading: false })}
        onNavigate={markNavigating}
      />
    ),
  }
}
