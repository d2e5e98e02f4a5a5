import { usePageData } from '../../../kit/environment.tsx'
import { ReferralView, type ReferralViewProps } from './referral-view.tsx'
import { useReferral } from './use-referral.ts'

export type ReferralFlowProps = Pick<ReferralViewProps, 'Layout'>

/** Applies to become a referral partner (SCR-17). */
export function ReferralFlow(props: ReferralFlowProps) {
  const { productName, defaultRedirect } = usePageData()
  return <ReferralView {...props} {...useReferral()} productName={productName} homeHref={defaultRedirect} />
}
