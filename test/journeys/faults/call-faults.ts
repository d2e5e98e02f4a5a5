import type { Route } from 'playwright'
import type { FaultRequest } from '../../../mocks/faults/faults.ts'
import type { MessageId } from '../../../src/i18n/message-types.ts'

/** One way for a call to go wrong. */
export type CallFault = {
  name: string
  /** How: by the service itself, or between it and the page. */
  service?: Partial<FaultRequest>
  between?: (route: Route) => Promise<void>
  /** What is said then. */
  says: MessageId
}

const statusTexts: Readonly<Record<number, MessageId>> = {
  500: 'error.status-500.title',
  502: 'error.status-502.title',
  404: 'error.status-404.title',
  403: 'error.status-403.title',
}

const statusFaults = [400, 401, 403, 404, 413, 500, 502, 503, 504].map(
  (status): CallFault => ({
    name: `status ${status}`,
    service: { status },
    says: statusTexts[status] ?? 'error.status-other.title',
  }),
)

const unreadable = (name: string, body: string): CallFault => ({
  name,
  service: { body },
  says: 'error.unreadable.title',
})

/** 5 MB that mean nothing. */
const huge = JSON.stringify({ data: 'x'.repeat(5_000_000) })
const deep = `${'{"data":'.repeat(20_000)}1${'}'.repeat(20_000)}`

/** A server that sends half an answer and hangs up, on this machine; `cutter` is its address. */
const cutOff =
  (cutter: string) =>
  async (route: Route): Promise<void> =>
    route.continue({ url: cutter })

/** Every way for a call to go wrong after which it may be made again. */
export const callFaults = (cutter: string): readonly CallFault[] => [
  ...statusFaults,
  { name: 'status 429, to wait', service: { error: 'status-other' }, says: 'error.status-other.title' },
  { name: 'no connection', service: { reset: true }, says: 'error.unreachable.title' },
  { name: 'a connection that ends in the middle', between: cutOff(cutter), says: 'error.unreachable.title' },
  {
    name: 'a proxy that asks for a login',
    between: (route) => route.fulfill({ status: 302, headers: { location: '/__pages/terms' } }),
    says: 'error.unreachable.title',
  },
  unreadable('an answer cut short', '{"success": tr'),
  unreadable('a page in place of an answer', '<!doctype html><title>Log in to the network</title>'),
  unreadable('an empty answer', ''),
  unreadable('null', 'null'),
  unreadable('a list', '[]'),
  unreadable('a text', '"x"'),
  unreadable('a number that is none', 'NaN'),
  { name: 'a success that is a text', service: { body: '{"success":"true"}' }, says: 'error.other.title' },
  { name: 'a success that is a number', service: { body: '{"success":1,"errors":7}' }, says: 'error.other.title' },
  {
    name: 'wrong kinds everywhere',
    service: { body: '{"success":false,"errors":{"x":[7]},"redirect":[1],"user":"no","force_two_step":0}' },
    says: 'error.other.title',
  },
  { name: '5 MB', service: { body: huge }, says: 'error.other.title' },
  { name: 'an answer 20 000 levels deep', service: { body: deep }, says: 'error.other.title' },
]
