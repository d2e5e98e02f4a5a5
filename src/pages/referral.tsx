import { ReferralFlow } from '../flows/referral/index.tsx'
import { EntryLayout } from './entry-layout.tsx'
import { usePageLinks } from './use-page-links.ts'

/** `/referral` (SCR-17). */
export function ReferralPage() {
  const linkTo = usePageLinks('/referral')
  return <ReferralFlow Layout={EntryLayout} loginHref={linkTo('/login')} />
}
