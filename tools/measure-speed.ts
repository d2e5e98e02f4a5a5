import type { Browser } from 'playwright'

/** When a page could be read and used, in ms from the start of its load; median of several loads. */
export type Speed = {
  firstPaint: number
  largestPaint: number
  /** The form stands and a submit of it is not lost. */
  submitAccepted: number
  /** The script has taken the form over. */
  hydrated: number
  /** What the script's long tasks held the page beyond 50 ms each, until it could be used. */
  blocking: number
  layoutShift: number
}

/** A bad phone on a bad net: 1.6 Mbit/s down, 150 ms there and back, a processor four times slower. */
const network = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }
const cpuSlowdown = 4

/** Runs in the page before anything else. */
function observe(): void {
  const marks = { largestPaint: 0, blocking: 0, layoutShift: 0, submitAccepted: 0, hydrated: 0 }
  Reflect.set(window, 'speedMarks', marks)
  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  watch('largest-contentful-paint', (entry) => {
    marks.largestPaint = entry.startTime
  })
  watch('layout-shift', (entry) => {
    marks.layoutShift += Number(Reflect.get(entry, 'value'))
  })
  watch('longtask', (entry) => {
    if (marks.hydrated === 0 || entry.startTime < marks.hydrated) marks.blocking += entry.duration - 50
  })
  const look = () => {
    const form = document.querySelector('form')
    if (form?.querySelector('[type=submit]')) marks.submitAccepted ||= performance.now()
    if (form?.dataset.ready !== undefined) marks.hydrated ||= performance.now()
    else requestAnimationFrame(look)
  }
  look()
}

async function loadOnce(browser: Browser, address: string): Promise<Speed> {
  const context = await browser.newContext({ locale: 'en', viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', network)
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
  await page.addInitScript(observe)
  await page.goto(address)
  await page.locator('form[data-ready]').waitFor()
  await page.waitForTimeout(1500)
  const speed = await page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint')
    return { firstPaint: paint?.startTime ?? 0, ...(Reflect.get(window, 'speedMarks') as Omit<Speed, 'firstPaint'>) }
  })
  await context.close()
  // What is not painted yet cannot be submitted by anyone.
  return { ...speed, submitAccepted: Math.max(speed.submitAccepted, speed.firstPaint) }
}

function median(values: number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

/** Loads a page a few times as a new visitor on a bad phone would. */
export async function measureSpeed(browser: Browser, address: string, times: number): Promise<Speed> {
  const loads: Speed[] = []
  for (let count = 0; count < times; count += 1) loads.push(await loadOnce(browser, address))
  const of = (figure: keyof Speed) => median(loads.map((load) => load[figure]))
  return {
    firstPaint: of('firstPaint'),
    largestPaint: of('largestPaint'),
    submitAccepted: of('submitAccepted'),
    hydrated: of('hydrated'),
    blocking: of('blocking'),
    layoutShift: of('layoutShift'),
  }
}
