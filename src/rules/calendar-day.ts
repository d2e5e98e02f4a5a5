/** A calendar day, for screens to format. `month` starts at 1. */
export type CalendarDay = { year: number; month: number; day: number }

export const secondMs = 1000
export const minuteMs = 60 * secondMs
export const hourMs = 60 * minuteMs
/** A day of 24 hours, in ms. */
export const dayMs = 24 * hourMs

/** The latest time that a `Date` can represent. */
const maxTimeMs = 8.64e15

/** Returns whether a number is a valid time in ms since 1970. Rejects zero, which often means a missing time. */
export function isTime(ms: number): boolean {
  return ms > 0 && ms <= maxTimeMs
}

/** Returns the calendar day of a time in an IANA time zone, by default the device's. Throws if the zone is unknown. */
export function getCalendarDay(ms: number, timeZone?: string): CalendarDay {
  if (timeZone === undefined) {
    // Faster than `Intl`, whose first date format can block a slow phone for 0.1 s.
    const date = new Date(ms)
    return { year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate() }
  }
  const formatter = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  })
  // This locale formats a date as 11/21/2026.
  const [month = 0, day = 0, year = 0] = formatter.format(ms).split('/').map(Number)
  return { year, month, day }
}

/** Returns the number of midnights between two calendar days. Days of 23 or 25 hours count like any other. */
export function daysBetween(from: CalendarDay, to: CalendarDay): number {
  return (Date.UTC(to.year, to.month - 1, to.day) - Date.UTC(from.year, from.month - 1, from.day)) / dayMs
}
