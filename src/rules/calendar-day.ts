/** A day as the calendar on a wall has it, `month` from 1. Screens write it out in their language. */
export type CalendarDay = { year: number; month: number; day: number }

/** A second, in ms. */
export const secondMs = 1000
/** A minute, in ms. */
export const minuteMs = 60 * secondMs
/** An hour, in ms. */
export const hourMs = 60 * minuteMs
/** A day of 24 hours, in ms. */
export const dayMs = 24 * hourMs

/** The last moment that a `Date` can hold. */
const lastMs = 8.64e15

/** Whether a number of the server can be a time, in ms since 1970. Zero is what a missing time is often sent as. */
export function isTime(ms: number): boolean {
  return ms > 0 && ms <= lastMs
}

/**
 * The calendar day of a time in an IANA time zone, or in the machine's own. Throws as `Intl` does where the zone is unknown
 * to the platform.
 */
export function calendarDay(ms: number, timeZone?: string): CalendarDay {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  })
  // This locale writes 11/21/2026.
  const [month = 0, day = 0, year = 0] = format.format(ms).split('/').map(Number)
  return { year, month, day }
}

/** How many midnights lie between two calendar days; days of 23 or 25 hours count as any other. */
export function daysBetween(from: CalendarDay, to: CalendarDay): number {
  return (Date.UTC(to.year, to.month - 1, to.day) - Date.UTC(from.year, from.month - 1, from.day)) / dayMs
}
