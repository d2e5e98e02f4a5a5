import { TwoStepView, type TwoStepViewProps } from './two-step-view.tsx'
import { useTwoStep } from './use-two-step.ts'

export type ForcedTwoStepFlowProps = Pick<TwoStepViewProps, 'Layout' | 'loginHref'>

/** The set-up that a login asks for before it goes on: a method, its steps, and in (TWO-12). */
export function ForcedTwoStepFlow(props: ForcedTwoStepFlowProps) {
  const { state, dispatch, isLeaving, handleRetry, handleFinish } = useTwoStep('force_set_two_step')
  return (
    <TwoStepView
      {...props}
      flow="force_set_two_step"
      state={state}
      dispatch={dispatch}
      onRetry={handleRetry}
      isLeaving={isLeaving}
      onFinish={handleFinish}
    />
  )
}
