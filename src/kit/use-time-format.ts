import { useEffect, useReducer } from 'react'
import { onReturn } from '../host/on-return.ts'
import { type Translations, useTranslations } from '../i18n/translations.tsx'
import type { CalendarDay } from '../rules/calendar-day.ts'
import { getRelativeTime } from '../rules/relative-time.ts'
import { getRemainingTime } from '../rules/remaining-time.ts'
import { useEnvironment } from './environment.tsx'

const refreshMs = 30_000

function formatDay({ locale }: Translations, { year, month, day }: CalendarDay, isYearShown = true): string {
  const format = new Intl.DateTimeFormat(locale, {
    month: 'long',
    day: 'numeric',
    ...(isYearShown && { year: 'numeric' }),
    timeZone: 'UTC',
  })
  return format.format(Date.UTC(year, month - 1, day))
}

function formatAgo(translations: Translations, timeMs: number, nowMs: number): string | undefined {
  const { t } = translations
  const time = getRelativeTime(timeMs, nowMs)
  switch (time.kind) {
    case 'seconds':
      return t('time.seconds-ago', { count: time.count })
    case 'minutes':
      return t('time.minutes-ago', { count: time.count })
    case 'hours':
      return t('time.hours-ago', { count: time.count })
    case 'yesterday':
      return t('time.yesterday')
    case 'day-before-yesterday':
      return t('time.day-before-yesterday')
    case 'month-day':
      return formatDay(translations, time, false)
    case 'date':
      return formatDay(translations, time)
    case 'unknown':
      return undefined
  }
}

function formatRemaining(translations: Translations, endMs: number, nowMs: number): string | undefined {
  const { t } = translations
  const remaining = getRemainingTime(endMs, nowMs)
  switch (remaining.kind) {
    case 'seconds':
      return t('time.seconds-left', { count: remaining.count })
    case 'minutes':
      return t('time.minutes-left', { count: remaining.count })
    case 'hours':
      return t('time.hours-left', { count: remaining.count })
    case 'days':
      return t('time.days-left', { count: remaining.count })
    case 'date':
      return t('time.until', { date: formatDay(translations, remaining) })
    case 'ended':
      return t('time.ended')
    case 'unknown':
      return undefined
  }
}

/** Formats server times (ms since 1970) relative to now. Re-renders every 30 s and on return to the page. */
export function useTimeFormat() {
  const { host } = useEnvironment()
  const translations = useTranslations()
  const [, tick] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    const timer = setInterval(tick, refreshMs)
    const stop = onReturn(host.clock, tick)
    return () => {
      stop()
      clearInterval(timer)
    }
  }, [host])
  return {
    /** Returns "2 minutes ago", "yesterday" or "November 9" (VAL-11), or undefined for an invalid time. */
    ago: (timeMs: number | undefined) =>
      timeMs === undefined ? undefined : formatAgo(translations, timeMs, host.clock.now()),
    /** Returns "3 days left", "Valid until May 20, 2027" or "expired" (VAL-12), or undefined for an invalid time. */
    timeLeft: (endMs: number | undefined) =>
      endMs === undefined ? undefined : formatRemaining(translations, endMs, host.clock.now()),
  }
}
