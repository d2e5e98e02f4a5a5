import { type ReactNode, useState } from 'react'
import { useFeedback } from '../../../kit/feedback/index.tsx'
import { failedToLoad, useLazyPart } from '../../../kit/lazy.tsx'
import { useNavigating } from '../../../kit/session/index.ts'
import type { MemberTwoStepFlowId } from './two-step.steps.ts'

export type TwoStepDialogOptions = {
  /** `/security/two-step`, as the page links to it. */
  settingsHref: string
}

export type TwoStepDialogControl = {
  /** Starts a flow: turn on (TWO-09), change the method (TWO-10) or turn off (TWO-11). For a button's `onClick`. */
  begin: (flow: MemberTwoStepFlowId) => void
  /** The flow that is loading or navigating, for `isBusy` of the button that started it. */
  busy?: MemberTwoStepFlowId
  /** The dialogs; render them anywhere on the page. Shows nothing while there is nothing to ask the user. */
  dialog: ReactNode
}

const loadDialog = () => import('./two-step-dialog.tsx').then(({ TwoStepDialog }) => TwoStepDialog)

type Turn = { flow: MemberTwoStepFlowId; key: number; isAsking: boolean }

/**
 * Starts a two-step flow from a button anywhere on a logged-in user's page. Verifies the identity in a dialog first, if the
 * server asks for it (TWO-01, TWO-16), then continues on the settings page or turns two-step verification off.
 */
export function useTwoStepDialog({ settingsHref }: TwoStepDialogOptions): TwoStepDialogControl {
  const feedback = useFeedback()
  const { isNavigating, markNavigating } = useNavigating()
  const [turn, setTurn] = useState<Turn>()
  const { Part: Dialog } = useLazyPart(loadDialog, {
    isNeeded: turn !== undefined,
    onFailed: () => {
      setTurn(undefined)
      feedback.toast(failedToLoad)
    },
  })
  return {
    begin: (flow) => setTurn((before) => ({ flow, key: (before?.key ?? 0) + 1, isAsking: true })),
    busy: turn?.isAsking || isNavigating ? turn?.flow : undefined,
    dialog: turn && Dialog && (
      <Dialog
        key={turn.key}
        flow={turn.flow}
        settingsHref={settingsHref}
        onAsked={() => setTurn({ ...turn, isAsking: false })}
        onLeave={markNavigating}
      />
    ),
  }
}
