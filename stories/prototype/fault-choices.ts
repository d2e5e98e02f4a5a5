import { faultsOf } from '../../.storybook/networks.ts'
import { canFail } from '../../mocks/faults/error-answers.ts'
import type { FaultRequest } from '../../mocks/faults/faults.ts'
import { type ErrorId, errorIds } from '../../src/errors/catalogue.ts'
import { errorLabels } from '../errors/error-labels.ts'

/** How a network fails that is no error of the catalogue; as the toolbar has it. */
const weather = ['slow', 'truncated', 'odd'] as const
const weatherNames = { slow: '2 s slower', truncated: 'Half an answer', odd: 'An odd answer' }

const isErrorId = (choice: string): choice is ErrorId => Object.hasOwn(errorLabels, choice)

/** What people call a choice. */
export function nameOfFault(choice: string): string {
  if (isErrorId(choice)) return errorLabels[choice].name
  const network = weather.find((name) => name === choice)
  return network ? weatherNames[network] : 'Nothing: it goes well'
}

/** Every error of the catalogue that the service can bring about. */
export const errorChoices: readonly string[] = errorIds.filter(canFail)

/** All that the next call can fail with. */
export const faultChoices: readonly string[] = ['none', ...errorChoices, ...weather]

/** That the browser is offline is no matter of one call. */
export const isAlwaysLasting = (choice: string) => choice === 'offline'

/** What is asked of the service: the next submit goes wrong or, where it is to last, every call until somebody ends it. */
export function faultsFor(choice: string, isLasting: boolean): FaultRequest[] {
  if (choice === 'none') return []
  const reach: Pick<FaultRequest, 'method' | 'times'> =
    isLasting || isAlwaysLasting(choice) ? { times: 'always' } : { method: 'POST', times: 1 }
  const network = weather.find((name) => name === choice)
  const faults: FaultRequest[] = network ? faultsOf(network) : [{ path: '*', error: choice }]
  return faults.map((fault) => ({ ...fault, ...reach }))
}

/** Whether the browser is to say that it has no connection. */
export const isOfflineUnder = (faults: readonly FaultRequest[]) => faults.some(({ error }) => error === 'offline')

/** A fault that waits, in words. */
export function describeFault({ error, method, times = 1, delay_ms: delay, truncate, odd }: FaultRequest): string {
  const what =
    (typeof error === 'string' && nameOfFault(error)) ||
    (delay && `${delay / 1000} s slower`) ||
    (truncate && 'half an answer') ||
    odd
  const when = times === 'always' ? 'every call' : method === 'POST' ? 'the next submit' : 'the next call'
  return `${what || 'a failure'} · ${when}`
}
