import { ReferralFlow } from '../../flows/sign-up/referral/index.tsx'
import { EntryLayout } from '../layouts/entry-layout.tsx'

/** `/referral` (SCR-17). */
export function ReferralPage() {
  return <ReferralFlow Layout={EntryLayout} />
}
