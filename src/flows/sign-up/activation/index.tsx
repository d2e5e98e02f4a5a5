import { usePageData } from '../../../kit/environment.tsx'
import { ActivationView, type ActivationViewProps } from './activation-view.tsx'
import { useActivation } from './use-activation.ts'

export type ActivationFlowProps = Pick<ActivationViewProps, 'Layout' | 'loginHref'>

/** Activates an invited user's account (SCR-06). */
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
