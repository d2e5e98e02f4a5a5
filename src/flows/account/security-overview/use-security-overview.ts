import { getLogin } from '../../../api/calls/credentials.ts'
import { getDevices, getThirds } from '../../../api/calls/security.ts'
import { getTwoStepMethod } from '../../../api/calls/two-step.ts'
import { useServerValue } from '../../../kit/server-state/index.ts'
import { pickValue, protectionOf, statusesOf } from './protection.ts'

/** In separate calls, so that one failure does not affect the others. */
export function useSecurityOverview() {
  const twoStep = pickValue(useServerValue(getTwoStepMethod), (state) => state)
  const person = pickValue(useServerValue(getLogin), ({ user }) => user)
  const linkedAccounts = pickValue(useServerValue(getThirds), (answer) => answer.thirds)
  const devices = pickValue(useServerValue(getDevices), (answer) => answer.devices)
  const statuses = statusesOf(twoStep, person)
  return { twoStep, person, linkedAccounts, devices, statuses, protection: protectionOf(statuses) }
}

export type SecurityOverview = ReturnType<typeof useSecurityOverview>
