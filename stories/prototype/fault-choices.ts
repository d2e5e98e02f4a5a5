import { faultsOf } from '../../.storybook/networks.ts'
import { canFail, describedErrors } from '../../mocks/faults/error-examples.ts'
import type { FaultRequest } from '../../mocks/faults/faults.ts'
import { type ErrorId, errorIds } from '../../src/errors/catalogue.ts'

/** The toolbar's network faults that are not errors of the catalogue. */
const networkFaults = ['slow', 'truncated', 'odd'] as const
const networkFaultNames = { slow: '2 s slower', truncated: 'Truncated response', odd: 'Malformed response' }

const isErrorId = (choice: string): choice is ErrorId => Object.hasOwn(describedErrors, choice)

/** The name of a choice in the panel. */
export function nameOfFault(choice: string): string {
  if (isErrorId(choice)) return describedErrors[choice].name
  const network = networkFaults.find((name) => name === choice)
  return network ? networkFaultNames[network] : 'No fault'
}

/** Every error of the catalogue that the service can cause. */
export const errorChoices: readonly string[] = errorIds.filter(canFail)

/** Every fault that can be chosen. */
export const faultChoices: readonly string[] = ['none', ...errorChoices, ...networkFaults]

/** Being offline always affects every call. */
export const isAlwaysLasting = (choice: string) => choice === 'offline'

/** The service's faults for a choice: for the next submit or, if lasting, for every call until it is cleared. */
export function faultsFor(choice: string, isLasting: boolean): FaultRequest[] {
  if (choice === 'none') return []
  const scope: Pick<FaultRequest, 'method' | 'times'> =
    isLasting || isAlwaysLasting(choice) ? { times: 'always' } : { method: 'POST', times: 1 }
  const network = networkFaults.find((name) => name === choice)
  const faults: FaultRequest[] = network ? faultsOf(network) : [{ path: '*', error: choice }]
  return faults.map((fault) => ({ ...fault, ...scope }))
}

/** Whether these faults make the browser offline. */
export const isOfflineUnder = (faults: readonly FaultRequest[]) => faults.some(({ error }) => error === 'offline')

/** A pending fault, as the panel lists it. */
export function describeFault({ error, method, times = 1, delay_ms: delay, truncate, odd }: FaultRequest): string {
  const what =
    (typeof error === 'string' && nameOfFault(error)) ||
    (delay && `${delay / 1000} s slower`) ||
    (truncate && 'truncated response') ||
    odd
  const when = times === 'always' ? 'every call' : method === 'POST' ? 'the next submit' : 'the next call'
  return `${what || 'a failure'} · ${when}`
}
