import { errorCodes } from '../../mocks/http/error-codes.ts'
import { catalogue } from '../../src/errors/catalogue.ts'

/** One error code. `known`: the real service uses it. `page`: what a page does beyond showing its message at its field. */
export type CodeRow = { code: number | string; meaning: string; known: boolean; page?: string }

/** Every error code: first the numbers in order, then the texts. */
export function codeRows(): CodeRow[] {
  const entries = Object.values<Omit<CodeRow, 'known'> & { isKnown?: true }>(errorCodes)
  const served = entries.map(({ code, meaning, isKnown = false, page }) => ({ code, meaning, known: isKnown, page }))
  // Codes in the catalogue that the account service never returns.
  const reserved = catalogue
    .flatMap(({ when }) => ('codes' in when ? [...when.codes] : []))
    .filter((code) => !served.some((row) => String(row.code) === code))
    .map((code) => ({ code: Number(code), meaning: 'Reserved; its meaning is not known.', known: true }))
  const rank = ({ code }: CodeRow) => (typeof code === 'number' ? code : Number.MAX_SAFE_INTEGER)
  return [...served, ...reserved].sort((one, other) => rank(one) - rank(other))
}
