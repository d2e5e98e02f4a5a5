import { cleanServerText, isolateRightToLeft } from '../rules/server-text.ts'
import { checkLink } from '../rules/url.ts'
import * as codes from './codes.ts'
import type { ErrorItem, Failure } from './failure.ts'
import type { Handling, Situation } from './handling.ts'
import { type CatalogRow, type MatchInput, matchRow } from './match-row.ts'
import type { FollowUp } from './row.ts'

type ServerFailure = Extract<Failure, { kind: 'rejected' }>

/**
 * Decides how to handle a failure (ERR-01 to ERR-18). Keeps the first error for each field and for the submit button,
 * and the first error shown elsewhere. Returns an empty list if the call was aborted (RQ-6).
 */
export function resolve(failure: Failure, situation: Situation): Handling[] {
  switch (failure.kind) {
    case 'aborted':
      return []
    case 'rejected':
      return resolveErrorResponse(failure, situation).map((handling) => withWait(handling, failure))
    case 'status':
      return [withWait(decide({ status: failure.status }, situation), failure)]
    case 'network':
      return [withReload(decide({ network: failure.reason }, situation), failure)]
    case 'not-sent':
      return [decide({ notSent: failure.reason }, situation)]
  }
}

/** Decides how to handle a session-expired error in a client, given the result of the session check (ERR-08). */
export function resolveSessionCheck(isLoggedIn: boolean): Handling {
  // Any situation will do, since a session check's catalog rows depend only on its result.
  const situation: Situation = { clientType: 'web', isMobile: false, fields: [] }
  return decide({ session: isLoggedIn ? 'alive' : 'ended' }, situation)
}

/** Adds the wait time requested by the server, if any. */
function withWait(handling: Handling, { retryAfterMs }: { retryAfterMs?: number }): Handling {
  return retryAfterMs === undefined ? handling : { ...handling, retryAfterMs }
}

/** Offers to reload the page if a retry may not help (RS-1). */
function withReload(handling: Handling, { needsReload }: { needsReload?: boolean }): Handling {
  return needsReload ? { ...handling, followUp: { kind: 'reload' } } : handling
}

function resolveErrorResponse(failure: ServerFailure, situation: Situation): Handling[] {
  const items = failure.forceTwoStep ? [{ code: codes.forceTwoStep }, ...failure.items] : failure.items
  // Show an error even if the server gives no reason.
  const handlings = (items.length > 0 ? items : [{}]).map((item) => decideItem(item, failure, situation))
  const [firstHandling] = handlings
  // A redirect takes precedence over errors (ERR-05), but forced two-step verification has its own redirect (ERR-16).
  const isRedirected = failure.redirect !== undefined && !items.some(({ code }) => code === codes.forceTwoStep)
  if (firstHandling && isRedirected)
    return [{ id: firstHandling.id, surface: 'silent', followUp: { kind: 'redirect', to: failure.redirect } }]
  const firstOutsideForm = handlings.find((handling) => !isInForm(handling))
  return [...pickFirstAtEachLocation(handlings), ...(firstOutsideForm ? [firstOutsideForm] : [])]
}

function decideItem(item: ErrorItem, failure: ServerFailure, situation: Situation): Handling {
  // Drop a link that is not safe to open, and show the message without it (RD-4).
  const link = item.downloadLink ? checkLink(item.downloadLink, situation.base) : undefined
  const handling = decide({ item, link: link?.ok ? link.href : undefined }, situation)
  if (handling.followUp.kind !== 'redirect') return handling
  return { ...handling, followUp: { kind: 'redirect', to: failure.forceTwoStep?.redirect ?? failure.redirect } }
}

function decide(input: MatchInput, situation: Situation): Handling {
  const { code, message, field } = input.item ?? {}
  const row = matchRow(input, situation)
  const serverText = row.text === 'server' && message ? isolateRightToLeft(cleanServerText(message)) : ''
  const handling: Handling = { id: row.id, surface: row.surface, followUp: chooseFollowUp(row, input.link) }
  if (row.surface === 'field') handling.field = row.targetField ?? field
  if (code) handling.code = code
  if (serverText) handling.serverText = serverText
  if (isInForm(handling) || !isHandledByCaller(row, input, situation)) return handling
  // The caller handles this error, so it is neither shown nor followed up on (ERR-05).
  return { ...handling, surface: 'silent', followUp: { kind: 'none' } }
}

function isHandledByCaller(
  { id, followUp }: CatalogRow,
  { item }: MatchInput,
  { handledErrors, handledFollowUps = [] }: Situation,
): boolean {
  if (handledFollowUps.includes(followUp)) return false
  return handledErrors === 'all' ? item !== undefined : handledErrors?.includes(id) === true
}

function chooseFollowUp({ followUp, opensLink }: CatalogRow, link: string | undefined): FollowUp {
  return opensLink && link ? { kind: 'open-link', href: link } : { kind: followUp }
}

function isInForm({ surface }: Handling): boolean {
  return surface === 'field' || surface === 'submit'
}

function pickFirstAtEachLocation(handlings: readonly Handling[]): Handling[] {
  const byLocation = new Map<string, Handling>()
  for (const handling of handlings.filter(isInForm)) {
    const key = `${handling.surface} ${handling.field}`
    if (!byLocation.has(key)) byLocation.set(key, handling)
  }
  return [...byLocation.values()]
}
