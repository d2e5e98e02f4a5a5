import { localeOf } from '../../.storybook/with-page.tsx'
import { canFail, errorExamples } from '../../mocks/faults/error-examples.ts'
import { type ServerWords, serverWords } from '../../mocks/words/server-words.ts'
import type { ErrorId } from '../../src/errors/catalogue.ts'
import { type PlayContext, stageOf } from '../pages/page-driver.ts'
import type { Moment } from './error-driver.ts'

/** The time limit in a story about a timeout. */
const shortLimitMs = 400

/** Whether the session check finds a session, for the errors that depend on it (ERR-08). */
const isSessionAlive: Partial<Record<ErrorId, boolean>> = {
  'session-expired-in-client': false,
  'session-idle': true,
  'session-ended': false,
}

/** The path of the moment's call in the story's client. */
export function pathOf({ call }: Moment, context: Pick<PlayContext, 'loaded'>): string {
  return typeof call === 'string' ? call : call(stageOf(context).environment.host.clientType())
}

/** A message from the server, in the story's language. */
export const serverSays =
  (words: (words: ServerWords) => string) =>
  ({ globals }: Pick<PlayContext, 'globals'>): string =>
    words(serverWords[localeOf(globals)])

/** The server's message for an error, in the story's language; a moment may replace it. */
export function serverText(
  error: ErrorId,
  { globals }: Pick<PlayContext, 'globals'>,
  { refusals }: Pick<Moment, 'refusals'> = {},
): string {
  const locale = localeOf(globals)
  return refusals?.[error]?.words(serverWords[locale]) ?? String(errorExamples[error].items?.[0]?.error_msg?.[locale])
}

/** The error's example, adapted to the moment: with a field that the form has, and with the moment's own refusal if any. */
function errorFor(error: ErrorId, moment: Moment, context: Pick<PlayContext, 'globals'>) {
  const [item] = errorExamples[error].items ?? []
  const refusal = moment.refusals?.[error]
  const namesField = error === 'field-error'
  if (!item || !(refusal || namesField)) return error
  const { field, error_code } = item
  return [
    {
      ...item,
      field: namesField ? moment.field?.name : field,
      error_code: refusal?.code ?? error_code,
      error_msg: serverText(error, context, moment),
    },
  ]
}

/** Makes the moment's next call fail with this error. Returns how many faults then remain. */
export function provoke(error: ErrorId, moment: Moment, context: Pick<PlayContext, 'loaded' | 'globals'>): number {
  const { service, environment, clientOptions } = stageOf(context)
  const { host } = environment
  service.faults.clear()
  if (error === 'offline') Object.assign(host, { isOnline: () => false })
  if (error === 'timeout') clientOptions.limitMs = shortLimitMs
  if (!canFail(error)) {
    Object.assign(host.pageData, { publicKey: 'no key', isSecureZoneRequired: true })
    return 0
  }
  service.faults.add({ path: pathOf(moment, context), error: errorFor(error, moment, context) })
  const isAlive = isSessionAlive[error]
  if (isAlive === undefined) return 0
  service.faults.add({ path: '/auth/hi', body: JSON.stringify({ success: true, logged_in: isAlive }), times: 'always' })
  return 1
}
