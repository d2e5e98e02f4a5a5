/** The wait in ms from a `Retry-After` header, which holds seconds or a date; `undefined` if it is unreadable. */
export function readRetryAfter(header: string | null, nowMs: number): number | undefined {
  const text = header?.trim()
  if (!text) return undefined
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000
  // `Date.parse` accepts almost anything, whereas HTTP dates always end in GMT.
  const date = text.endsWith('GMT') ? Date.parse(text) : Number.NaN
  return Number.isNaN(date) ? undefined : Math.max(0, date - nowMs)
}
