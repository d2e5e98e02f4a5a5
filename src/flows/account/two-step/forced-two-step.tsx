import { useFinishLogin } from '../../../kit/session/index.ts'
import { TwoStepView, type TwoStepViewProps } from './two-step-view.tsx'
import { useTwoStep } from './use-two-step.ts'

export type ForcedTwoStepFlowProps = Pick<TwoStepViewProps, 'Layout' | 'loginHref'>

/** The set-up that a login requires before it finishes (TWO-12). */
export function ForcedTwoStepFlow(props: ForcedTwoStepFlowProps) {
  const { state, dispatch, handleRetry } = useTwoStep('force_set_two_step')
  const { finish, isNavigating } = useFinishLogin()
  const handleFinish = () => {
    if (state.phase === 'done') void finish(state.answer ?? {})
  }
  return (
    <TwoStepView
      {...props}
      state={state}
      dispatch={dispatch}
      onRetry={handleRetry}
      isNavigating={isNavigating}
      onFinish={handleFinish}
    />
  )
}
