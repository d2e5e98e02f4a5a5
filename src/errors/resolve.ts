import { checkLink } from '../rules/address.ts'
import { cleanServerText, isolated } from '../rules/server-text.ts'
import * as codes from './codes.ts'
import type { ErrorItem, Failure } from './failure.ts'
import type { Handling, Situation } from './handling.ts'
import { type CatalogueRow, type Facts, matchRow } from './match-row.ts'
import type { FollowUp } from './row.ts'

type AnswerFailure = Extract<Failure, { kind: 'answer' }>

/**
 * Decides how to handle a failure (ERR-01 to ERR-18). Returns the first error for each field and the first error
 * without a field, or none if the call was aborted (RQ-6).
 */
export function resolve(failure: Failure, situation: Situation): Handling[] {
  switch (failure.kind) {
    case 'aborted':
      return []
    case 'answer':
      return resolveAnswer(failure, situation).map((handling) => withWait(handling, failure))
    case 'status':
      return [withWait(decide({ status: failure.status }, situation), failure)]
    case 'network':
      return [withReload(decide({ network: failure.reason }, situation), failure)]
    case 'refused':
      return [decide({ refused: failure.reason }, situation)]
  }
}

/** Decides how to handle a session-expired error in a client, given the result of the session check (ERR-08). */
export function resolveSessionCheck(isLoggedIn: boolean): Handling {
  // The catalogue rows for a session check depend only on its result.
  const situation: Situation = { clientType: 'web', isMobile: false, fields: [] }
  return decide({ session: isLoggedIn ? 'alive' : 'ended' }, situation)
}

/** Adds the wait time requested by the server, if any. */
function withWait(handling: Handling, { retryAfterMs }: { retryAfterMs?: number }): Handling {
  return retryAfterMs === undefined ? handling : { ...handling, retryAfterMs }
}

/** Offers to reload the page if a retry may not help (RS-1). */
function withReload(handling: Handling, { needsReload }: { needsReload?: boolean }): Handling {
  return needsReload ? { ...handling, follow: { kind: 'reload' } } : handling
}

function resolveAnswer(failure: AnswerFailure, situation: Situation): Handling[] {
  const items = failure.forceTwoStep ? [{ code: codes.forceTwoStep }, ...failure.items] : failure.items
  // Show an error even if the server gives no reason.
  const handlings = (items.length > 0 ? items : [{}]).map((item) => decideItem(item, failure, situation))
  const [firstHandling] = handlings
  // A redirect takes precedence over errors (ERR-05), but forced two-step verification has its own redirect (ERR-16).
  const isRedirected = failure.redirect !== undefined && !items.some(({ code }) => code === codes.forceTwoStep)
  if (firstHandling && isRedirected)
    return [{ id: firstHandling.id, surface: 'silent', follow: { kind: 'redirect', to: failure.redirect } }]
  const firstWithoutField = handlings.find((handling) => !isAtField(handling))
  return [...firstOfEachField(handlings), ...(firstWithoutField ? [firstWithoutField] : [])]
}

function decideItem(item: ErrorItem, failure: AnswerFailure, situation: Situation): Handling {
  // Drop a link that is not safe to open, and show the message without it (RD-4).
  const link = item.downloadLink ? checkLink(item.downloadLink, situation.base) : undefined
  const handling = decide({ item, link: link?.ok ? link.href : undefined }, situation)
  if (handling.follow.kind !== 'redirect') return handling
  return { ...handling, follow: { kind: 'redirect', to: failure.forceTwoStep?.redirect ?? failure.redirect } }
}

function decide(facts: Facts, situation: Situation): Handling {
  const { code, message, field } = facts.item ?? {}
  const row = matchRow(facts, situation)
  const serverText = row.text === 'server' && message ? isolated(cleanServerText(message)) : ''
  const handling: Handling = { id: row.id, surface: row.surface, follow: followOf(row, facts.link) }
  if (row.surface === 'field') handling.field = row.under ?? field
  if (code) handling.code = code
  if (serverText) handling.serverText = serverText
  if (isAtField(handling) || !isAccepted(row, facts, situation)) return handling
  // The caller handles this error, so it is neither shown nor followed up on (ERR-05).
  return { ...handling, surface: 'silent', follow: { kind: 'none' } }
}

function isAccepted({ id, follow }: CatalogueRow, { item }: Facts, { accepts, handles = [] }: Situation): boolean {
  if (handles.includes(follow)) return false
  return accepts === 'all' ? item !== undefined : accepts?.includes(id) === true
}

function followOf({ follow, opensLink }: CatalogueRow, link: string | undefined): FollowUp {
  return opensLink && link ? { kind: 'open-link', href: link } : { kind: follow }
}

function isAtField({ surface }: Handling): boolean {
  return surface === 'field' || surface === 'submit'
}

function firstOfEachField(handlings: readonly Handling[]): Handling[] {
  const byField = new Map<string, Handling>()
  for (const handling of handlings.filter(isAtField)) {
    const key = `${handling.surface} ${handling.field}`
    if (!byField.has(key)) byField.set(key, handling)
  }
  return [...byField.values()]
}
