import { usePageData } from '../environment.tsx'
import { ActivationView, type ActivationViewProps } from './activation-view.tsx'
import { useActivation } from './use-activation.ts'

export type ActivationFlowProps = Pick<ActivationViewProps, 'Layout' | 'loginHref'>

/** An invited member activates the account: confirm it, prove a phone where one is needed, set it up (SCR-06). */
export function ActivationFlow(props: ActivationFlowProps) {
  const { productName } = usePageData()
  const { handleRetry, handlePhoneProved, handleDead, ...activation } = useActivation()
  return (
    <ActivationView
      {...props}
      {...activation}
      productName={productName}
      onRetry={handleRetry}
      onPhoneProved={handlePhoneProved}
      onDead={handleDead}
    />
  )
}
