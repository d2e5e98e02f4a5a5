import type { Browser, BrowserContextOptions, Page } from 'playwright'
import { recordTasks, sumUp, type TaskSum } from './record-tasks.ts'

/** When a page could be read and used, in ms from the start of its load; the median of several loads. */
type Times = {
  firstPaint: number
  largestPaint: number
  /** The form exists and its submit is not lost; NaN for a page that starts without a form. */
  submitAccepted: number
  /** React has hydrated the page. */
  hydrated: number
  layoutShift: number
}

/** The long tasks come from separate loads, because recording takes time itself. */
export type Speed = Times & TaskSum

/** A CPU four times slower. */
const cpuSlowdown = 4

/** A poor mobile connection: 1.6 Mbit/s down, 150 ms round trip. */
const network = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }

/** Runs in the page before anything else. */
function observe(): void {
  const marks = { largestPaint: 0, layoutShift: 0, submitAccepted: NaN, hydrated: NaN }
  Reflect.set(window, 'speedMarks', marks)
  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  watch('largest-contentful-paint', (entry) => {
    marks.largestPaint = entry.startTime
  })
  watch('layout-shift', (entry) => {
    marks.layoutShift += Number(Reflect.get(entry, 'value'))
  })
  /** React marks hydrated elements; without a form that reports it, the last element is the one to check. */
  const isTakenOver = () => {
    const last = Array.from(document.querySelectorAll('#root *')).at(-1)
    return (
      document.readyState !== 'loading' && last !== undefined && Object.keys(last).some((key) => /^__react/.test(key))
    )
  }
  const look = () => {
    const form = document.querySelector('form')
    if (form?.querySelector('[type=submit]') && !marks.submitAccepted) marks.submitAccepted = performance.now()
    if (form ? form.dataset.ready !== undefined : isTakenOver()) marks.hydrated = performance.now()
    else requestAnimationFrame(look)
  }
  look()
}

/** Makes the page's CPU as slow as a poor phone's, and optionally its network. */
export async function slowDown(page: Page, { isNetSlow = false } = {}): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
  if (!isNetSlow) return
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', network)
}

/** A visitor's phone. */
export const phone: BrowserContextOptions = { locale: 'en', viewport: { width: 390, height: 844 } }

async function loadOnce(browser: Browser, address: string, options: BrowserContextOptions): Promise<Times> {
  const context = await browser.newContext({ ...phone, ...options })
  const page = await context.newPage()
  await slowDown(page, { isNetSlow: true })
  await page.addInitScript(observe)
  await page.goto(address)
  await page.waitForFunction(() => (Reflect.get(window, 'speedMarks') as Times).hydrated > 0)
  await page.waitForTimeout(1500)
  const speed = await page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint')
    return { firstPaint: paint?.startTime ?? 0, ...(Reflect.get(window, 'speedMarks') as Omit<Times, 'firstPaint'>) }
  })
  await context.close()
  // A form cannot be submitted before it is painted.
  return { ...speed, submitAccepted: Math.max(speed.submitAccepted, speed.firstPaint) }
}

/** Uses a fast network, so that lazy parts arrive soon. */
async function recordLoad(browser: Browser, address: string, options: BrowserContextOptions): Promise<TaskSum> {
  const context = await browser.newContext({ ...phone, ...options })
  const page = await context.newPage()
  await slowDown(page)
  const stopRecording = await recordTasks(page)
  await page.goto(address)
  await page.waitForTimeout(2500)
  const tasks = sumUp(await stopRecording())
  await context.close()
  return tasks
}

/** The median; NaN for an empty list. */
export function median(values: number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

/** The median of each figure. */
function medians<Figures extends Record<string, number>>(all: Figures[]): Figures {
  const names = Object.keys(all[0] ?? {})
  return Object.fromEntries(names.map((name) => [name, median(all.map((one) => one[name] ?? NaN))])) as Figures
}

/** Loads a page several times as a new visitor on a poor phone; `options` may pass a session. */
export async function measureSpeed(
  browser: Browser,
  address: string,
  { times, options = {} }: { times: number; options?: BrowserContextOptions },
): Promise<Speed> {
  const loads: Times[] = []
  const records: TaskSum[] = []
  for (let count = 0; count < times; count += 1) {
    loads.push(await loadOnce(browser, address, options))
    records.push(await recordLoad(browser, address, options))
  }
  return { ...medians(loads), ...medians(records) }
}
