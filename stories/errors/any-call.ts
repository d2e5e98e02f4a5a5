import type { ErrorId } from '../../src/errors/catalogue.ts'

/** What any call can meet, whatever it asks: no answer, no readable one, or something about the session or the account. */
const metByAny = [
  'status-500',
  'status-502',
  'status-404',
  'status-403',
  'status-other',
  'offline',
  'timeout',
  'unreachable',
  'unreadable',
  'encryption-refused',
  'force-two-step-in-client',
  'force-two-step',
  'session-expired-in-client',
  'session-expired',
  'session-idle',
  'session-ended',
  'enterprise-limited-on-mobile',
  'enterprise-limited',
  'client-outdated',
  'already-verified',
  'verify-too-frequent',
  'with-link',
  'reserved-code',
  'other',
] as const satisfies readonly ErrorId[]

/** Decides those of any call: all of them come up in one moment. The rest is still to be decided, or it does not compile. */
export const anyCallAt = <const Moment extends string>(moment: Moment) =>
  Object.fromEntries(metByAny.map((id) => [id, moment])) as Record<(typeof metByAny)[number], Moment>
