import { errorCodes } from '../../mocks/http/error-codes.ts'
import { reserved } from '../../src/errors/codes.ts'

/** An error code. `isSpecified`: the specification lists it. `page`: how pages react, besides showing the message. */
export type CodeRow = { code: number | string; meaning: string; isSpecified: boolean; page?: string }

/** Returns every error code: first the numbers in order, then the strings. */
export function codeRows(): CodeRow[] {
  const entries = Object.values<Omit<CodeRow, 'isSpecified'> & { isSpecified?: true }>(errorCodes)
  const servedRows = entries.map(({ isSpecified = false, ...row }) => ({ ...row, isSpecified }))
  const reservedRows = reserved
    .map((code) => ({
      code: Number(code),
      meaning: 'Reserved; the specification does not define its meaning.',
      isSpecified: true,
    }))
    .filter(({ code }) => code !== errorCodes.notActivated.code)
  const rank = ({ code }: CodeRow) => (typeof code === 'number' ? code : Number.MAX_SAFE_INTEGER)
  return [...servedRows, ...reservedRows].sort((left, right) => rank(left) - rank(right))
}
