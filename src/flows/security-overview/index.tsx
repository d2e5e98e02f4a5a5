import { SecurityOverviewView, type SecurityOverviewViewProps } from './security-overview-view.tsx'
import { useSecurityOverview } from './use-security-overview.ts'

export type SecurityOverviewFlowProps = Pick<SecurityOverviewViewProps, 'Layout' | 'hrefs'>

/** How the account's security stands, with the way to each of its sections (SCR-10). */
export function SecurityOverviewFlow(props: SecurityOverviewFlowProps) {
  return <SecurityOverviewView {...props} {...useSecurityOverview()} />
}
