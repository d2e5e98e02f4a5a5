import { useTwoStepDialog } from '../two-step/index.ts'
import { SecurityOverviewView, type SecurityOverviewViewProps } from './security-overview-view.tsx'
import { useSecurityOverview } from './use-security-overview.ts'

export type SecurityOverviewFlowProps = Pick<SecurityOverviewViewProps, 'Layout' | 'hrefs'>

/** The account's security, with links to its sections (SCR-10). */
export function SecurityOverviewFlow(props: SecurityOverviewFlowProps) {
  const twoStep = useTwoStepDialog({ settingsHref: props.hrefs.twoStep })
  const turnOn = { onPress: () => twoStep.begin('set_two_step'), isBusy: twoStep.busy !== undefined }
  return <SecurityOverviewView {...props} {...useSecurityOverview()} turnOn={turnOn} dialog={twoStep.dialog} />
}
