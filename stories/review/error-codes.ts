import { type ErrorExample, enterpriseRestricted, errorExamples } from '../../mocks/faults/error-examples.ts'
import { catalog, type ErrorId } from '../../src/errors/catalog.ts'
import type { ErrorRow } from '../../src/errors/row.ts'

const rows: readonly (ErrorRow & { id: ErrorId })[] = catalog

const getExamples = (id: ErrorId): ErrorExample[] =>
  id.startsWith('enterprise-limited') ? [errorExamples[id], enterpriseRestricted] : [errorExamples[id]]

const getItems = (id: ErrorId) => getExamples(id).flatMap(({ items = [] }) => items)

/** Returns the codes of a catalog row, or the code of its example if the row lists no codes. */
export function getCodes(id: ErrorId): string[] {
  const row = rows.find((candidate) => candidate.id === id)
  return [...(row?.when.codes ?? getItems(id).map(({ error_code: code }) => String(code)))]
}

/** Returns the HTTP statuses that match a row. `any` stands for all error statuses not listed in other rows. */
function getStatuses(id: ErrorId): number[] {
  const status = rows.find((row) => row.id === id)?.when.status
  if (status !== 'any') return status === undefined ? [] : [status]
  const listedStatuses = rows.map(({ when }) => when.status)
  return Array.from({ length: 200 }, (_, index) => 400 + index).filter((code) => !listedStatuses.includes(code))
}

/** Returns an error's codes and statuses as search terms, e.g. `1800004` or `HTTP 500`. */
export const getSearchTerms = (id: ErrorId): string[] => [
  ...getCodes(id),
  ...getStatuses(id).map((status) => `HTTP ${status}`),
]

/** Returns the server's messages for an error, in every language. */
export const getServerMessages = (id: ErrorId): string[] =>
  getItems(id).flatMap(({ error_msg: messages = {} }) => Object.values<string>(messages))
