import { errorCodes } from '../../mocks/http/error-codes.ts'
import { catalogue } from '../../src/errors/catalogue.ts'

/** One error code; its properties are those of `errorCodes`. */
export type CodeRow = { code: number | string; meaning: string; known: boolean; page?: string }

/** Codes in the catalogue that the account service never returns. */
function reservedCodes(): CodeRow[] {
  const served = new Set(Object.values(errorCodes).map(({ code }) => String(code)))
  const named = catalogue.flatMap(({ when }) => ('codes' in when ? [...when.codes] : []))
  const unserved = named.filter((code) => !served.has(code))
  return unserved.map((code) => ({ code: Number(code), meaning: 'Reserved; its meaning is not known.', known: true }))
}

/** Every error code: first the numbers in order, then the texts. */
export function codeRows(): CodeRow[] {
  const served = Object.values(errorCodes).map(({ code, meaning, ...entry }): CodeRow => {
    return { code, meaning, known: 'isKnown' in entry, page: 'page' in entry ? entry.page : undefined }
  })
  const all = [...served, ...reservedCodes()]
  const numbers = all.filter(({ code }) => typeof code === 'number').sort((a, b) => Number(a.code) - Number(b.code))
  return [...numbers, ...all.filter(({ code }) => typeof code === 'string')]
}
