/** The wait that a `Retry-After` header asks for, in ms: it holds seconds or a date. `undefined` when it can't be read. */
export function readRetryAfter(header: string | null, nowMs: number): number | undefined {
  const text = header?.trim()
  if (!text) return undefined
  if (/^\d+$/.test(text)) return Number(text) * 1000
  const date = Date.parse(text)
  return Number.isNaN(date) ? undefined : Math.max(0, date - nowMs)
}
