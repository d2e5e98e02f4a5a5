import { describedErrors } from '../../../mocks/faults/error-examples.ts'
import { type ErrorId, errorIds } from '../../../src/errors/catalogue.ts'
import { codeRows } from '../../../tools/openapi/codes.ts'
import { rows as texts } from '../copy/copy-texts.ts'
import { codesOf, numbersOf, serverMessagesOf } from '../error-codes.ts'
import { hasWords } from '../words.ts'

const ownCodes = new Set(errorIds.flatMap(codesOf))

/** The codes without a row of their own. A `redirect` takes precedence over any error (ERR-05). */
const otherCodes = codeRows().filter(
  ({ code, meaning }) => !ownCodes.has(String(code)) && !meaning.includes('`redirect`'),
)

/** The other codes that a row stands for. Numbers belong to fields, if the form has the field. */
function otherCodesOf(error: ErrorId) {
  if (error === 'other') return otherCodes
  return error === 'field-error' ? otherCodes.filter(({ code }) => typeof code === 'number') : []
}

/** Everything that an error can be found by: id, name, rule, codes, statuses, and its texts in every language. */
function termsOf(error: ErrorId): string {
  const { name, rule } = describedErrors[error]
  const own = texts.filter((text) => text.error === error).map(({ haystack }) => haystack)
  const codes = otherCodesOf(error).map(({ code, meaning }) => `${code} ${meaning}`)
  return [error, name, rule, ...numbersOf(error), ...own, ...serverMessagesOf(error), ...codes].join('\n').toLowerCase()
}

const haystacks = new Map(errorIds.map((id) => [id, termsOf(id)]))

/** The errors that have every word of a search in their terms. */
export const searchErrors = (search: string): ErrorId[] =>
  errorIds.filter((id) => hasWords(haystacks.get(id) ?? '', search))
