/** The wait that a `Retry-After` header asks for, in ms: it holds seconds or a date. `undefined` when it can't be read. */
export function readRetryAfter(header: string | null, nowMs: number): number | undefined {
  const text = header?.trim()
  if (!text) return undefined
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000
  // The parser makes a date of almost anything, and HTTP has but one way to write it.
  const date = text.endsWith('GMT') ? Date.parse(text) : Number.NaN
  return Number.isNaN(date) ? undefined : Math.max(0, date - nowMs)
}
