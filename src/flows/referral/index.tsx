import { usePageData } from '../environment.tsx'
import { ReferralView, type ReferralViewProps } from './referral-view.tsx'
import { useReferral } from './use-referral.ts'

export type ReferralFlowProps = Pick<ReferralViewProps, 'Layout' | 'loginHref'>

/** Becoming a referral partner (SCR-17). */
export function ReferralFlow(props: ReferralFlowProps) {
  const { productName } = usePageData()
  return <ReferralView {...props} {...useReferral()} productName={productName} />
}
