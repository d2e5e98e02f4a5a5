import { useTexts } from '../../i18n/texts.tsx'
import { WizardSection, type WizardSectionProps } from '../../primitives/wizard-section.tsx'
import { stepTexts } from './step-texts.ts'
import type { TwoStepWalk } from './two-step.machine.ts'
import { planSteps } from './two-step.steps.ts'

export type TwoStepFrameProps = Pick<TwoStepWalk, 'flow' | 'facts' | 'step'> &
  Pick<WizardSectionProps, 'back' | 'error' | 'missing' | 'messageId' | 'children'> & {
    action: Omit<WizardSectionProps['action'], 'label'>
  }

/** The frame of a step: where one is, its words, the ways on and back. */
export function TwoStepFrame({ flow, facts, step, action, ...rest }: TwoStepFrameProps) {
  const { t } = useTexts()
  const plan = planSteps(flow, facts)
  const { label, title, description, action: actionLabel } = stepTexts(t, step)
  return (
    <WizardSection
      steps={plan.map((id) => ({ id, label: stepTexts(t, id).label }))}
      current={step}
      summary={t('two-step.summary', { place: plan.indexOf(step) + 1, total: plan.length, label })}
      doneLabel={t('two-step.done-step')}
      title={title}
      description={description}
      action={{ ...action, label: actionLabel }}
      {...rest}
    />
  )
}
