import type { Failure } from '../../errors/failure.ts'
import type { Handling } from '../../errors/handling.ts'
import type { Locale } from '../../i18n/locales.ts'
import type { SupportReport } from './feedback.machine.ts'
import type { FailureContext } from './feedback.ts'
import { findNoticeStyle } from './notice-style.ts'

/** Returns a code that support can look up, or undefined if the server sent none or the call was aborted. */
function findCode(failure: Failure, { code }: Handling): string | undefined {
  switch (failure.kind) {
    case 'rejected':
      return code
    case 'status':
      return String(failure.status)
    case 'network':
    case 'not-sent':
      return failure.reason
    case 'aborted':
      return undefined
  }
}

/** Returns the details that support needs to trace the failure, or undefined if support cannot help. */
export function createSupportReport(
  failure: Failure,
  handling: Handling,
  { method, path }: FailureContext['call'],
  at: number,
): SupportReport | undefined {
  const code = findCode(failure, handling)
  const canSupportHelp = findNoticeStyle(handling.id).kind === 'support'
  return code && canSupportHelp ? { code, call: `${method} ${path}`, at } : undefined
}

const dateTimeFormat = {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
} as const

/** Formats a time with its zone, since users and support may be in different time zones. */
export function formatTimeWithZone(at: number, locale: Locale): string {
  const parts = new Intl.DateTimeFormat('en', { timeZoneName: 'shortOffset' }).formatToParts(at)
  const zone = parts.find(({ type }) => type === 'timeZoneName')?.value
  return `${new Intl.DateTimeFormat(locale, dateTimeFormat).format(at)} ${zone}`
}
