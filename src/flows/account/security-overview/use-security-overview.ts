import { getLogin } from '../../../api/calls/credentials.ts'
import { getDevices, getThirds } from '../../../api/calls/security.ts'
import { getTwoStepMethod } from '../../../api/calls/two-step.ts'
import { useServerValue } from '../../../kit/server-state/index.ts'
import { protectionOf, standingsOf } from './protection.ts'
import { tell } from './told.ts'

/** Loads the account's state in separate calls, so that one failure does not affect the others. */
export function useSecurityOverview() {
  const twoStep = tell(useServerValue(getTwoStepMethod), (state) => state)
  const person = tell(useServerValue(getLogin), ({ user }) => user)
  const thirds = tell(useServerValue(getThirds), (answer) => answer.thirds)
  const devices = tell(useServerValue(getDevices), (answer) => answer.devices)
  const standings = standingsOf(twoStep, person)
  return { twoStep, person, thirds, devices, standings, protection: protectionOf(standings) }
}

export type SecurityOverview = ReturnType<typeof useSecurityOverview>
