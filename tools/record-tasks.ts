import type { Page } from 'playwright'

/** Users notice tasks that block a page for longer than this, in ms. */
const longTask = 50

type TraceEvent = {
  name: string
  pid: number
  tid: number
  /** CPU time, in µs. */
  tdur?: number
  args?: { data?: { message?: string } }
}

const mark = 'portico:end'

/**
 * Records the tasks of a page's main thread. The returned function stops the recording and returns each task's CPU time in ms.
 * Unlike what the page itself can measure, this does not grow when a busy machine makes the page wait.
 */
export async function recordTasks(page: Page): Promise<() => Promise<number[]>> {
  const session = await page.context().newCDPSession(page)
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown[] as TraceEvent[])))
  const traceConfig = { includedCategories: ['toplevel', 'devtools.timeline'] }
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig })
  return async () => {
    await page.evaluate((name) => console.timeStamp(name), mark)
    const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
    await session.send('Tracing.end')
    await complete
    await session.detach()
    const end = events.find(({ name, args }) => name === 'TimeStamp' && args?.data?.message === mark)
    if (!end) throw new Error('The browser has recorded no tasks of the page.')
    const tasks = events.filter(({ name, pid, tid }) => /::RunTask$/.test(name) && pid === end.pid && tid === end.tid)
    return tasks.map(({ tdur = 0 }) => tdur / 1000)
  }
}

export type TaskSum = {
  /** The number of tasks with more than 50 ms of CPU time. */
  longTasks: number
  /** The longest task, in ms. */
  longestTask: number
  /** Total blocking time, in ms: what the long tasks took beyond 50 ms each. */
  blocking: number
}

/** Sums up the recorded tasks. */
export function sumUp(tasks: readonly number[]): TaskSum {
  const long = tasks.filter((ms) => ms > longTask)
  return {
    longTasks: long.length,
    longestTask: Math.max(0, ...tasks),
    blocking: long.reduce((sum, ms) => sum + ms - longTask, 0),
  }
}
