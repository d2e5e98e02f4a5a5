import { describedErrors } from '../../../mocks/faults/error-examples.ts'
import { type ErrorId, errorIds } from '../../../src/errors/catalogue.ts'
import type { CodeRow } from '../../../tools/openapi/codes.ts'
import { codeRows } from '../../../tools/openapi/codes.ts'
import { rows as texts } from '../copy/copy-texts.ts'
import { codesOf, numbersOf, serverMessagesOf } from '../error-codes.ts'
import type { StoryEntry } from '../story-list.ts'
import { hasWords, wordsOf } from '../words.ts'

/** A code in the contract, and the rows of the matrix that show it. */
export type MatrixCode = { code: string; meaning: string; rows: ErrorId[]; how: string }

const rowNames = (rows: ErrorId[]) => rows.map((id) => `“${describedErrors[id].name}”`).join(', ')

/** How a code without its own row is shown. A `redirect` takes precedence over any error (ERR-05). */
function describeOther({ code, meaning }: CodeRow): Pick<MatrixCode, 'rows' | 'how'> {
  if (meaning.includes('`redirect`'))
    return { rows: [], how: 'Not shown: the page follows the redirect in the response.' }
  if (typeof code === 'string') return { rows: ['other'], how: 'Shown in an alert, like any other error.' }
  return {
    rows: ['field-error', 'other'],
    how: 'Shown under its field, like any field error; in an alert if the form does not have the field.',
  }
}

function toCode(row: CodeRow): MatrixCode {
  const code = String(row.code)
  const rows = errorIds.filter((id) => codesOf(id).includes(code))
  if (rows.length === 0) return { code, meaning: row.meaning, ...describeOther(row) }
  return { code, meaning: row.meaning, rows, how: `Shown in ${rowNames(rows)}.` }
}

/** Every code in the contract. */
export const matrixCodes: readonly MatrixCode[] = codeRows().map(toCode)

/** Everything that an error can be found by: id, name, rule, codes, statuses, and its texts in every language. */
function termsOf(error: ErrorId): string {
  const { name, rule } = describedErrors[error]
  const own = texts.filter(({ id }) => id.startsWith(`error.${error}.`)).map(({ haystack }) => haystack)
  return [error, name, rule, ...numbersOf(error), ...own, ...serverMessagesOf(error)].join('\n').toLowerCase()
}

const haystacks = new Map(errorIds.map((id) => [id, termsOf(id)]))

/** Finds codes by their first digits, since they are too similar in the middle, or by words in their meaning. */
export function searchCodes(search: string): MatrixCode[] {
  const words = wordsOf(search)
  if (words.length === 0) return []
  return matrixCodes.filter(({ code, meaning }) =>
    words.every((word) => code.startsWith(word) || (!/^\d+$/.test(word) && meaning.toLowerCase().includes(word))),
  )
}

/** Finds errors by their own terms, or by codes that match them. */
export function searchErrors(search: string): ErrorId[] {
  const byCode = searchCodes(search).flatMap(({ rows }) => rows)
  return errorIds.filter((id) => hasWords(haystacks.get(id) ?? '', search) || byCode.includes(id))
}

/** The stories with a code in their names, except those of the matrix itself. */
export const storiesOfCode = (stories: readonly StoryEntry[], code: string) =>
  stories.filter(({ title, name }) => !title.endsWith('/Errors') && new RegExp(`(?<![\\w])${code}(?![\\w])`).test(name))
