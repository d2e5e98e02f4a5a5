import { describedErrors } from '../../../mocks/faults/error-examples.ts'
import { type ErrorId, errorIds } from '../../../src/errors/catalog.ts'
import { codeRows } from '../../../tools/openapi/codes.ts'
import { rows as messageRows } from '../copy/copy-messages.ts'
import { getCodes, getSearchTerms, getServerMessages } from '../error-codes.ts'
import { hasWords } from '../words.ts'

const listedCodes = new Set(errorIds.flatMap(getCodes))

/** The codes not listed under any error. Excludes responses with `redirect`, which takes precedence (ERR-05). */
const unlistedCodes = codeRows().filter(
  ({ code, meaning }) => !listedCodes.has(String(code)) && !meaning.includes('`redirect`'),
)

/** Returns the unlisted codes that an error covers. Numeric codes are field errors if the form has the field. */
function getUnlistedCodes(error: ErrorId) {
  if (error === 'other') return unlistedCodes
  return error === 'field-error' ? unlistedCodes.filter(({ code }) => typeof code === 'number') : []
}

/** Returns an error's search terms: its id, name, rule, codes, statuses, and messages in every language. */
function getSearchText(error: ErrorId): string {
  const { name, rule } = describedErrors[error]
  const messages = messageRows.filter((row) => row.error === error).map(({ haystack }) => haystack)
  const codes = getUnlistedCodes(error).map(({ code, meaning }) => `${code} ${meaning}`)
  return [error, name, rule, ...getSearchTerms(error), ...messages, ...getServerMessages(error), ...codes]
    .join('\n')
    .toLowerCase()
}

const haystacks = new Map(errorIds.map((id) => [id, getSearchText(id)]))

/** Finds the errors that match every word of the query. */
export const searchErrors = (query: string): ErrorId[] =>
  errorIds.filter((id) => hasWords(haystacks.get(id) ?? '', query))
