import { getLogin } from '../../../api/calls/credentials.ts'
import { getDevices, getThirds } from '../../../api/calls/security.ts'
import { getTwoStepMethod } from '../../../api/calls/two-step.ts'
import { useServerValue } from '../../../kit/server-state/index.tsx'
import { useTwoStepDialog } from '../two-step/index.ts'
import { getProtectionStatuses, pickValue, summarizeProtection } from './protection.ts'
import { SecurityOverviewView, type SecurityOverviewViewProps } from './security-overview-view.tsx'

/** Loads the rows' data with separate calls, so that a failed call does not affect other rows. */
function useSecurityOverview() {
  const twoStep = pickValue(useServerValue(getTwoStepMethod), (state) => state)
  const user = pickValue(useServerValue(getLogin), (login) => login.user)
  const linkedAccounts = pickValue(useServerValue(getThirds), ({ thirds }) => thirds)
  const devices = pickValue(useServerValue(getDevices), (response) => response.devices)
  const statuses = getProtectionStatuses(twoStep, user)
  return { twoStep, user, linkedAccounts, devices, statuses, protection: summarizeProtection(statuses) }
}

export type SecurityOverviewFlowProps = Pick<SecurityOverviewViewProps, 'Layout' | 'hrefs'>

/** Shows how well the account is protected, with a link to each section (SCR-10). */
export function SecurityOverviewFlow(props: SecurityOverviewFlowProps) {
  const { begin, busyFlow, dialog } = useTwoStepDialog({ settingsHref: props.hrefs.twoStep })
  const turnOnButton = { onPress: () => begin('set_two_step'), isBusy: busyFlow !== undefined }
  return <SecurityOverviewView {...props} {...useSecurityOverview()} turnOnButton={turnOnButton} dialog={dialog} />
}
