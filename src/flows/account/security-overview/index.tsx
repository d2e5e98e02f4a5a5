import { getLogin } from '../../../api/calls/credentials.ts'
import { getDevices, getThirds } from '../../../api/calls/security.ts'
import { getTwoStepMethod } from '../../../api/calls/two-step.ts'
import { useServerValue } from '../../../kit/server-state/index.tsx'
import { useTwoStepDialog } from '../two-step/index.ts'
import { pickValue, protectionOf, statusesOf } from './protection.ts'
import { SecurityOverviewView, type SecurityOverviewViewProps } from './security-overview-view.tsx'

/** Loads each part in a separate call, so that one failure does not affect the others. */
function useSecurityOverview() {
  const twoStep = pickValue(useServerValue(getTwoStepMethod), (state) => state)
  const person = pickValue(useServerValue(getLogin), ({ user }) => user)
  const linkedAccounts = pickValue(useServerValue(getThirds), (answer) => answer.thirds)
  const devices = pickValue(useServerValue(getDevices), (answer) => answer.devices)
  const statuses = statusesOf(twoStep, person)
  return { twoStep, person, linkedAccounts, devices, statuses, protection: protectionOf(statuses) }
}

export type SecurityOverviewFlowProps = Pick<SecurityOverviewViewProps, 'Layout' | 'hrefs'>

/** The account's security, with links to its sections (SCR-10). */
export function SecurityOverviewFlow(props: SecurityOverviewFlowProps) {
  const twoStep = useTwoStepDialog({ settingsHref: props.hrefs.twoStep })
  const turnOn = { onPress: () => twoStep.begin('set_two_step'), isBusy: twoStep.busy !== undefined }
  return <SecurityOverviewView {...props} {...useSecurityOverview()} turnOn={turnOn} dialog={twoStep.dialog} />
}
