/** From this many seconds on, a wait is shown in minutes. */
const minutesFrom = 120

/** How long the server asks to wait, in the unit to show, rounded up; `undefined` if it names no time. */
export function retryWait(retryAfterMs = 0): { seconds: number } | { minutes: number } | undefined {
  const seconds = Math.ceil(retryAfterMs / 1000)
  if (seconds === 0) return undefined
  return seconds < minutesFrom ? { seconds } : { minutes: Math.ceil(seconds / 60) }
}
