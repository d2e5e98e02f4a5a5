import { errorExamples } from '../../mocks/faults/error-examples.ts'
import type { ErrorId } from '../../src/errors/catalogue.ts'
import type { Moment } from './error-driver.ts'

/** Why a call gets no response. */
const networkLabels = {
  offline: 'The browser is offline',
  reset: 'The connection drops',
  timeout: 'The server does not answer in time',
}

/** The result of the session check after the call has failed (ERR-08). */
const sessionLabels: Partial<Record<ErrorId, string>> = {
  'session-expired-in-client': ', and the session has ended',
  'session-idle': ', but the session is still alive',
  'session-ended': ', and the session has ended',
}

/** The name of the step in which the call fails, e.g. `The server returns 500`. */
export function labelAnswer(error: ErrorId, { field, refusals }: Pick<Moment, 'field' | 'refusals'> = {}): string {
  const { isNeverSent, network, status, retryAfter, items, ...answer } = errorExamples[error]
  if (isNeverSent) return 'The form cannot be encrypted, so nothing is sent'
  if (network) return networkLabels[network]
  if (status) {
    const wait = retryAfter === undefined ? '' : ` and asks for a wait of ${retryAfter} seconds`
    return `The server returns ${status}${wait}`
  }
  const [item] = items ?? []
  if (!item) return `The server’s response is cut off: ${answer.body}`
  const code = refusals?.[error]?.code ?? item.error_code
  const name = error === 'field-error' ? field?.name : item.field
  const link = item.download_link === undefined ? '' : ' with a link'
  return `The server returns ${code}${name ? ` for the field ${name}` : ''}${link}${sessionLabels[error] ?? ''}`
}
