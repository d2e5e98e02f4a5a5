import { errorExamples } from '../../mocks/faults/error-examples.ts'
import type { ErrorId } from '../../src/errors/catalogue.ts'
import type { Moment } from './error-driver.ts'

/** What becomes of a call that has no answer. */
const withoutAnswer = {
  offline: 'The browser is offline',
  reset: 'The connection drops',
  timeout: 'No answer comes in time',
}

/** What the session check says besides the error that the screen's call meets (ERR-08). */
const sessions: Partial<Record<ErrorId, string>> = {
  'session-expired-in-client': ', and the session is over',
  'session-idle': ', but the session is alive',
  'session-ended': ', and the session is over',
}

/** How the service or the network answers, as a step of an error's story: `The server answers 500`. */
export function labelAnswer(error: ErrorId, { field, says }: Pick<Moment, 'field' | 'says'> = {}): string {
  const { isNeverSent, network, status, retryAfter, items, ...answer } = errorExamples[error]
  if (isNeverSent) return 'The form cannot be encrypted, so nothing is sent'
  if (network) return withoutAnswer[network]
  if (status) {
    const wait = retryAfter === undefined ? '' : `, to be asked again in ${retryAfter} seconds`
    return `The server answers ${status}${wait}`
  }
  const [item] = items ?? []
  if (!item) return `The server’s answer breaks off: ${answer.body}`
  const code = says?.[error]?.code ?? item.error_code
  const name = error === 'field-error' ? field?.name : item.field
  const link = item.download_link === undefined ? '' : ' with a link'
  return `The server answers ${code}${name ? ` for the field ${name}` : ''}${link}${sessions[error] ?? ''}`
}
