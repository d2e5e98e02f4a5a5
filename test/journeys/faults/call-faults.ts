import type { FaultRequest } from '../../../mocks/faults/faults.ts'
import type { MessageId } from '../../../src/i18n/message-types.ts'

/** One way for a call to go wrong. */
export type CallFault = {
  name: string
  /** How the service brings it about. */
  fault: Partial<FaultRequest>
  /** What is said then. */
  says: MessageId
}

const huge = JSON.stringify({ data: 'x'.repeat(5_000_000) })

/** A call that goes wrong, after which it may be made again: one of each kind. Which answers are of a kind, `test/api` and `test/errors` say. */
export const callFaults: readonly CallFault[] = [
  { name: 'status 500', fault: { status: 500 }, says: 'error.status-500.title' },
  { name: 'status 429, to wait', fault: { error: 'status-other' }, says: 'error.status-other.title' },
  { name: 'no connection', fault: { reset: true }, says: 'error.unreachable.title' },
  { name: 'an answer cut in the middle', fault: { body: '{"success": tr' }, says: 'error.unreadable.title' },
  {
    name: 'a page in place of an answer',
    fault: { body: '<!doctype html><title>Log in to the network</title>' },
    says: 'error.unreadable.title',
  },
  { name: '5 MB', fault: { body: huge }, says: 'error.other.title' },
]
