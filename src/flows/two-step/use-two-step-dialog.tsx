import { type ReactNode, useState } from 'react'
import { useTexts } from '../../i18n/texts.tsx'
import { useFeedback } from '../feedback/index.tsx'
import { useLatePart } from '../late-part.ts'
import { useLeaving } from '../session/index.ts'
import type { MemberTwoStepFlowId } from './two-step.steps.ts'

export type TwoStepDialogOptions = {
  /** `/security/two-step`, as the page links to it. */
  settingsHref: string
}

export type TwoStepDialogControl = {
  /** Begins a flow: turning on (TWO-09), another method (TWO-10), turning off (TWO-11). For the button's `onClick`. */
  begin: (flow: MemberTwoStepFlowId) => void
  /** The flow that is being asked about, or leads to the next page: for `isBusy` of the button that began it. */
  busy?: MemberTwoStepFlowId
  /** Where its dialogs live; drawn anywhere on the page. Nothing shows while there is nothing to ask the person. */
  dialog: ReactNode
}

const loadDialog = () => import('./two-step-dialog.tsx').then(({ TwoStepDialog }) => TwoStepDialog)

type Turn = { flow: MemberTwoStepFlowId; key: number; isAsking: boolean }

/**
 * Opens two-step verification from a button anywhere on a member's page: proves who it is first, in a dialog, where the
 * server asks for that (TWO-01, TWO-16), and goes on to the settings or turns it off.
 */
export function useTwoStepDialog({ settingsHref }: TwoStepDialogOptions): TwoStepDialogControl {
  const { t } = useTexts()
  const feedback = useFeedback()
  const { isLeaving, leave } = useLeaving()
  const [turn, setTurn] = useState<Turn>()
  const { Part: Dialog } = useLatePart(loadDialog, {
    isNeeded: turn !== undefined,
    onLost: () => {
      setTurn(undefined)
      feedback.toast(t('page.load-failed'))
    },
  })
  return {
    begin: (flow) => setTurn((before) => ({ flow, key: (before?.key ?? 0) + 1, isAsking: true })),
    busy: turn?.isAsking || isLeaving ? turn?.flow : undefined,
    dialog: turn && Dialog && (
      <Dialog
        key={turn.key}
        flow={turn.flow}
        settingsHref={settingsHref}
        onAsked={() => setTurn({ ...turn, isAsking: false })}
        onLeave={leave}
      />
    ),
  }
}
