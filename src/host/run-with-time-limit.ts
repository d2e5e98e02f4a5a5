/** The outcome of work with a time limit. */
export type Outcome<Value> = { state: 'done'; value: Value } | { state: 'threw' } | { state: 'timeout' }

/** Runs `work` and waits at most `limitMs` for it. Returns an outcome even if `work` rejects. */
export async function runWithTimeLimit<Value>(work: () => Promise<Value>, limitMs: number): Promise<Outcome<Value>> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<Outcome<Value>>((resolve) => {
    timer = setTimeout(() => resolve({ state: 'timeout' }), limitMs)
  })
  const outcome = work().then(
    (value): Outcome<Value> => ({ state: 'done', value }),
    (): Outcome<Value> => ({ state: 'threw' }),
  )
  const firstOutcome = await Promise.race([outcome, timeout])
  clearTimeout(timer)
  return firstOutcome
}
