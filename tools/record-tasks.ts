import type { Page } from 'playwright'

/** A task that holds a page for longer than this, in ms, is felt by whoever uses it. */
const longTask = 50

type TraceEvent = {
  name: string
  pid: number
  tid: number
  /** Its own time on the processor, in µs. */
  tdur?: number
  args?: { data?: { message?: string } }
}

const mark = 'portico:end'

/**
 * Records the tasks of a page's main thread; the returned function ends that and hands over how long each took, in ms of the
 * processor's own time. So a busy machine adds nothing by letting the page wait, unlike to what the page itself can measure.
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
  /** How many tasks took more than 50 ms of the processor. */
  longTasks: number
  /** The longest of all, in ms. */
  longestTask: number
  /** What the long ones held the page beyond 50 ms each. */
  blocking: number
}

/** What recorded tasks come to. */
export function sumUp(tasks: readonly number[]): TaskSum {
  const long = tasks.filter((ms) => ms > longTask)
  return {
    longTasks: long.length,
    longestTask: Math.max(0, ...tasks),
    blocking: long.reduce((sum, ms) => sum + ms - longTask, 0),
  }
}
