import type { ReactNode } from 'react'
import { useTexts } from '../../../i18n/texts.tsx'
import type { WizardStepProps } from '../../../primitives/wizard/wizard-frame.tsx'
import { stepTexts } from './step-texts.ts'
import type { TwoStepWalk } from './two-step.machine.ts'
import { showSteps } from './two-step.steps.ts'

/** Renders a step on a page or in a dialog. `isTyped`: leaving the step would lose typed values. */
export type RenderFrame = (step: WizardStepProps, form: { isTyped: boolean }) => ReactNode

export type TwoStepFrameProps = Pick<TwoStepWalk, 'flow' | 'facts' | 'step'> &
  Pick<WizardStepProps, 'back' | 'error' | 'missing' | 'messageId' | 'children'> & {
    action: Omit<WizardStepProps['action'], 'label'>
    frame: RenderFrame
    isTyped?: boolean
  }

/** A step's progress, texts and buttons. */
export function TwoStepFrame({ flow, facts, step, action, frame, isTyped = false, ...rest }: TwoStepFrameProps) {
  const { t } = useTexts()
  const steps = showSteps(flow, facts)
  const { label, title, description, action: actionLabel } = stepTexts(t, flow, step)
  return frame(
    {
      ...rest,
      steps: steps.map((id) => ({ id, label: stepTexts(t, flow, id).label })),
      current: step,
      summary: t('two-step.summary', { place: steps.indexOf(step) + 1, total: steps.length, label }),
      doneLabel: t('two-step.done-step'),
      title,
      description,
      action: { ...action, label: actionLabel },
    },
    { isTyped },
  )
}
