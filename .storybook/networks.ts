import { parseFault } from '../mocks/faults/fault-text.ts'
import type { FaultRequest } from '../mocks/faults/faults.ts'

/** The toolbar's network conditions, as faults in the format of the URL parameter `fault` (docs/account-service.md). */
const networks = {
  ok: { title: 'Network: normal', fault: undefined },
  slow: { title: 'Slow: each call takes 2 s longer', fault: '*:delay-2000:always' },
  offline: { title: 'Offline', fault: '*:offline:always' },
  'status-500': { title: 'Each call: 500', fault: '*:status-500:always' },
  truncated: { title: 'Each call: truncated response', fault: '*:truncated:always' },
  malformed: { title: 'Each call: malformed response', fault: '*:malformed:always' },
  'submit-500': { title: 'Next submit: 500', fault: 'POST *:status-500' },
  'submit-slow': { title: 'Next submit: 5 s slower', fault: 'POST *:delay-5000' },
  'submit-lost': { title: 'Next submit: connection lost', fault: 'POST *:reset' },
} as const satisfies Record<string, { title: string; fault: string | undefined }>

export type Network = keyof typeof networks

export const networkItems = Object.entries(networks).map(([value, { title }]) => ({ value, title }))

export function getNetwork({ network }: Record<string, unknown>): Network {
  return typeof network === 'string' && Object.hasOwn(networks, network) ? (network as Network) : 'ok'
}

/** Returns the account service faults that simulate this network condition. */
export function createFaults(network: Network): FaultRequest[] {
  const { fault } = networks[network]
  const request = fault === undefined ? undefined : parseFault(fault)
  return request ? [request] : []
}
