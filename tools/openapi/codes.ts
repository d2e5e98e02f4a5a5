import { errorCodes } from '../../mocks/http/error-codes.ts'
import { reserved } from '../../src/errors/codes.ts'

export type CodeRow = { code: number | string; meaning: string }

/** Every error code: first the numbers in order, then the texts. */
export function codeRows(): CodeRow[] {
  const others = reserved
    .map((code) => ({ code: Number(code), meaning: 'Reserved; its meaning is not known.' }))
    .filter(({ code }) => code !== errorCodes.notActivated.code)
  const rank = ({ code }: CodeRow) => (typeof code === 'number' ? code : Number.MAX_SAFE_INTEGER)
  return [...Object.values<CodeRow>(errorCodes), ...others].sort((one, other) => rank(one) - rank(other))
}
