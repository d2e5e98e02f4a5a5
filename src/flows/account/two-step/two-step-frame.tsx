import type { ReactNode } from 'react'
import { type Translate, useTranslations } from '../../../i18n/translations.tsx'
import type { WizardStepProps } from '../../../primitives/wizard/wizard-frame.tsx'
import type { TwoStepProgress } from './two-step.machine.ts'
import { getDisplayedSteps, getTwoStepFlow, type TwoStepFlowId, type TwoStepStepId } from './two-step.steps.ts'

type StepContent = {
  /** Short label under the step's progress bar. */
  label: string
  title: string
  description?: string
  /** Label of the button that continues. */
  action: string
}

function getChooseMethodText(t: Translate, flow: TwoStepFlowId): string {
  const { ending } = getTwoStepFlow(flow)
  if (ending === 'log-in') return t('two-step.choose-method.body')
  return ending === 'show-modified' ? t('two-step.choose-method.body-modify') : t('two-step.choose-method.body-set')
}

function getStepContent(t: Translate, flow: TwoStepFlowId, step: TwoStepStepId): StepContent {
  const nextLabel = t('two-step.next')
  const isChangingMethod = getTwoStepFlow(flow).ending === 'show-modified'
  const connectContent = {
    label: t('two-step.label.connect'),
    action: isChangingMethod ? t('two-step.use-method') : t('two-step.turn-on'),
  }
  switch (step) {
    case 'set-password':
      return {
        label: t('two-step.label.password'),
        title: t('two-step.set-password.title'),
        description: t('two-step.set-password.body'),
        action: nextLabel,
      }
    case 'verify-identity':
      return {
        label: t('two-step.label.identity'),
        title: t('two-step.verify-identity.title'),
        description: t('two-step.verify-identity.body'),
        action: nextLabel,
      }
    case 'choose-method':
      return {
        label: t('two-step.label.method'),
        title: t('two-step.choose-method.title'),
        description: getChooseMethodText(t, flow),
        action: nextLabel,
      }
    case 'sms':
      return { ...connectContent, title: t('two-step.sms.title'), description: t('two-step.sms.body') }
    case 'wechat':
      return { ...connectContent, title: t('two-step.wechat.title'), description: t('two-step.wechat.body') }
    case 'download-app':
      return {
        label: t('two-step.label.app'),
        title: t('two-step.download.title'),
        description: t('two-step.download.body'),
        action: nextLabel,
      }
    case 'google':
      return { ...connectContent, title: t('two-step.google.title') }
  }
}

/** Renders a step on a page or in a dialog. `isDirty`: leaving the step would lose user input. */
export type RenderFrame = (step: WizardStepProps, form: { isDirty: boolean }) => ReactNode

export type TwoStepFrameProps = Pick<TwoStepProgress, 'flow' | 'account' | 'step'> &
  Pick<WizardStepProps, 'back' | 'error' | 'missing' | 'messageId' | 'children'> & {
    action: Omit<WizardStepProps['action'], 'label'>
    renderFrame: RenderFrame
    isDirty?: boolean
  }

/** Shows a step's text and buttons, and the progress through the flow. */
export function TwoStepFrame({
  flow,
  account,
  step,
  action,
  renderFrame,
  isDirty = false,
  ...props
}: TwoStepFrameProps) {
  const { t } = useTranslations()
  const steps = getDisplayedSteps(flow, account)
  const { label, title, description, action: actionLabel } = getStepContent(t, flow, step)
  return renderFrame(
    {
      ...props,
      steps: steps.map((id) => ({ id, label: getStepContent(t, flow, id).label })),
      current: step,
      summary: t('two-step.summary', { place: steps.indexOf(step) + 1, total: steps.length, label }),
      doneLabel: t('two-step.done-step'),
      title,
      description,
      action: { ...action, label: actionLabel },
    },
    { isDirty },
  )
}
