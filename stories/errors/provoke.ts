import { localeOf } from '../../.storybook/with-page.tsx'
import { canFail } from '../../mocks/faults/error-answers.ts'
import { errorExamples } from '../../mocks/faults/error-examples.ts'
import { type ServerWords, serverWords } from '../../mocks/words/server-words.ts'
import type { ErrorId } from '../../src/errors/catalogue.ts'
import { type PlayContext, stageOf } from '../pages/page-driver.ts'
import type { Moment } from './error-driver.ts'

/** How long a call that is never answered may take in a story, in ms. */
const shortLimitMs = 400

/** What the session check says, for the errors that depend on it (ERR-08). */
const sessions: Partial<Record<ErrorId, boolean>> = {
  'session-expired-in-client': false,
  'session-idle': true,
  'session-ended': false,
}

/** The path of the moment's call in the story's client. */
export function pathOf({ call }: Moment, context: Pick<PlayContext, 'loaded'>): string {
  return typeof call === 'string' ? call : call(stageOf(context).environment.host.clientType())
}

/** Words of the server, in the language of the story. */
export const serverSays =
  (words: (words: ServerWords) => string) =>
  ({ globals }: Pick<PlayContext, 'globals'>): string =>
    words(serverWords[localeOf(globals)])

type Saying = Pick<Moment, 'says'>

/** What the server says of an error, at a moment that may have words of its own, in the language of the story. */
export function serverText(error: ErrorId, { globals }: Pick<PlayContext, 'globals'>, { says }: Saying = {}): string {
  const locale = localeOf(globals)
  return says?.[error]?.words(serverWords[locale]) ?? String(errorExamples[error].items?.[0]?.error_msg?.[locale])
}

/** The errors of the example, naming the field that the form shows, and in the moment's own words where it has some. */
function errorFor(error: ErrorId, moment: Moment, context: Pick<PlayContext, 'globals'>) {
  const [item] = errorExamples[error].items ?? []
  const said = moment.says?.[error]
  const isOfField = error === 'field-error'
  if (!item || !(said || isOfField)) return error
  const { field, error_code } = item
  return [
    {
      ...item,
      field: isOfField ? moment.field?.name : field,
      error_code: said?.code ?? error_code,
      error_msg: serverText(error, context, moment),
    },
  ]
}

/** Lets the moment's next call go wrong in this way. Returns how many faults are left once it has. */
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
  const isAlive = sessions[error]
  if (isAlive === undefined) return 0
  service.faults.add({ path: '/auth/hi', body: JSON.stringify({ success: true, logged_in: isAlive }), times: 'always' })
  return 1
}
