import type { FaultRequest } from '../../../mocks/faults/faults.ts'
import type { MessageId } from '../../../src/i18n/message-types.ts'

/** A kind of failing call. */
export type CallFault = {
  name: string
  /** The fault that the service produces. */
  fault: Partial<FaultRequest>
  /** The message that the page shows. */
  says: MessageId
}

const huge = JSON.stringify({ data: 'x'.repeat(5_000_000) })

/**
 * One failure of each kind that permits another attempt. `test/api` and `test/errors` test which answers are of each
 * kind.
 */
export const callFaults: readonly CallFault[] = [
  { name: 'status 500', fault: { status: 500 }, says: 'error.status-500.title' },
  { name: 'status 429 with a delay', fault: { error: 'status-other' }, says: 'error.status-other.title' },
  { name: 'no connection', fault: { reset: true }, says: 'error.unreachable.title' },
  { name: 'a truncated answer', fault: { body: '{"success": tr' }, says: 'error.unreadable.title' },
  {
    name: 'a page instead of an answer',
    fault: { body: '<!doctype html><title>Log in to the network</title>' },
    says: 'error.unreadable.title',
  },
  { name: '5 MB', fault: { body: huge }, says: 'error.other.title' },
]
