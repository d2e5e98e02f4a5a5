import { catalog, type ErrorId, fallbackRow } from './catalog.ts'
import type { ErrorItem } from './failure.ts'
import type { Situation } from './handling.ts'
import type { ErrorRow, RowConditions } from './row.ts'

export type CatalogRow = ErrorRow & { id: ErrorId }

/** What rows are matched against. `item`: one error in a response. `link`: its link, if safe to open. */
export type MatchInput = {
  status?: number
  network?: RowConditions['network']
  notSent?: RowConditions['notSent']
  session?: RowConditions['session']
  item?: ErrorItem
  link?: string
}

const rows: readonly CatalogRow[] = catalog

/** Returns the first matching row in the catalog. */
export function matchRow(input: MatchInput, situation: Situation): CatalogRow {
  return rows.find(({ when }) => matches(when, input, situation)) ?? fallbackRow
}

function matches(when: RowConditions, input: MatchInput, { fields, clientType, isMobile }: Situation): boolean {
  const { code, field } = input.item ?? {}
  const isVisible = (name: string | undefined) => fields.some((visibleField) => visibleField === name)
  const conditions: readonly [condition: unknown, isMet: boolean][] = [
    [when.status, when.status === input.status || (when.status === 'any' && input.status !== undefined)],
    [when.network, when.network === input.network],
    [when.notSent, when.notSent === input.notSent],
    [when.session, when.session === input.session],
    [when.codes, when.codes?.some((rowCode) => rowCode === code) === true],
    [when.hasLink, input.link !== undefined],
    [when.field, when.field === 'visible' ? isVisible(field) : when.field === field],
    [when.visibleField, isVisible(when.visibleField)],
    [when.isInClient, clientType !== 'web'],
    [when.isMobile, isMobile],
  ]
  return conditions.every(([condition, isMet]) => condition === undefined || isMet)
}
