import type { ErrorId } from '../../errors/catalogue.ts'
import type { Failure } from '../../errors/failure.ts'
import type { Handling } from '../../errors/handling.ts'
import type { Locale } from '../../i18n/locales.ts'
import type { SupportReport } from './feedback.machine.ts'
import type { Place } from './feedback.ts'

/**
 * The errors that a person may have to ask support about: nothing that they typed or could mend is behind them. The others
 * say themselves what to do, or are about the connection, of which support knows nothing.
 */
const forSupport: readonly ErrorId[] = [
  'status-500',
  'status-502',
  'status-404',
  'status-403',
  'status-other',
  'timeout',
  'unreadable',
  'encryption-refused',
  'reserved-code',
  'other',
]

/** Why it failed, in a word that support knows. A refusal without a code has none. */
function codeOf(failure: Failure, { code }: Handling): string | undefined {
  switch (failure.kind) {
    case 'answer':
      return code
    case 'status':
      return String(failure.status)
    case 'network':
    case 'refused':
      return failure.reason
    case 'aborted':
      return undefined
  }
}

/** What support needs to find the failure again, where it could help at all. */
export function supportReport(
  failure: Failure,
  handling: Handling,
  { method, path }: Place['call'],
  at: number,
): SupportReport | undefined {
  const code = codeOf(failure, handling)
  return code && forSupport.includes(handling.id) ? { code, call: `${method} ${path}`, at } : undefined
}

const toTheSecond = {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
} as const

/** A moment to the second, with the zone it is told in: a person and their support may sit in two. */
export function momentOf(at: number, locale: Locale): string {
  const parts = new Intl.DateTimeFormat('en', { timeZoneName: 'shortOffset' }).formatToParts(at)
  const zone = parts.find(({ type }) => type === 'timeZoneName')?.value
  return `${new Intl.DateTimeFormat(locale, toTheSecond).format(at)} ${zone}`
}
