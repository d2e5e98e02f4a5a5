import { getLogin } from '../../api/calls/credentials.ts'
import { getDevices, getOpenApiToken, getThirds } from '../../api/calls/security.ts'
import { getTwoStepMethod } from '../../api/calls/two-step.ts'
import { useServerValue } from '../server-state/index.ts'
import { protectionOf, standingsOf } from './protection.ts'
import { tell } from './told.ts'

/** Asks how the account stands: each answer for itself, so that one that fails leaves the others. */
export function useSecurityOverview() {
  const twoStep = tell(useServerValue(getTwoStepMethod), (state) => state)
  const person = tell(useServerValue(getLogin), ({ user }) => user)
  const thirds = tell(useServerValue(getThirds), (answer) => answer.thirds)
  const devices = tell(useServerValue(getDevices), (answer) => answer.devices)
  const token = tell(useServerValue(getOpenApiToken, { isSecret: true }), (answer) => answer)
  const standings = standingsOf(twoStep, person)
  return { twoStep, person, thirds, devices, token, standings, protection: protectionOf(standings) }
}

export type SecurityOverview = ReturnType<typeof useSecurityOverview>
