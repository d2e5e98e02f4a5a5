// What a page is told before its first script, so that its pictures come fast and alike, and what it says of itself after.
import type { Browser, Page } from 'playwright'

/** Timers up to this many ms belong to what a story has just done, as a debounce does; longer ones to what comes later. */
const shortTimerMs = 400

/** Ours, in the page: what it still has under way. */
export type Unrest = { timers: Set<unknown> }

/** Runs in the page, so it knows nothing from here. */
function prepare(shortMs: number) {
  const page = window as Window & typeof globalThis & { unrest?: Unrest; __STORYBOOK_HIGHLIGHT_INITIALIZED?: boolean }
  // Reduced motion leaves none; Storybook would wait for them for 100 ms after each story.
  Reflect.deleteProperty(Document.prototype, 'getAnimations')
  // The toolbar's highlighter looks at every element anew after every change.
  page.__STORYBOOK_HIGHLIGHT_INITIALIZED = true

  const timers = new Set<unknown>()
  page.unrest = { timers }
  const start = page.setTimeout.bind(page)
  const stop = page.clearTimeout.bind(page)
  const startWatched = (handler: TimerHandler, ms = 0, ...rest: unknown[]) => {
    if (ms <= 0 || ms > shortMs || typeof handler !== 'function') return start(handler, ms, ...rest)
    const run = handler as (...args: unknown[]) => void
    const timer: unknown = start(() => {
      timers.delete(timer)
      run(...rest)
    }, ms)
    timers.add(timer)
    return timer
  }
  const stopWatched = (timer?: number) => {
    timers.delete(timer)
    stop(timer)
  }
  Object.assign(page, { setTimeout: startWatched, clearTimeout: stopWatched })
}

/** A page of its own, with nothing in it that differs from one machine or day to the next. */
export async function openPage(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    locale: 'en-US',
    timezoneId: 'Asia/Shanghai',
    reducedMotion: 'reduce',
    colorScheme: 'light',
    deviceScaleFactor: 1,
  })
  const page = await context.newPage()
  page.setDefaultTimeout(20_000)
  await page.addInitScript(prepare, shortTimerMs)
  return page
}

/** What scripts, styles, fonts and images a page is waiting for; its calls are not counted, since a story may leave one open. */
export function watchLoading(page: Page): ReadonlySet<unknown> {
  const loading = new Set<unknown>()
  const parts = ['script', 'stylesheet', 'font', 'image']
  page.on('request', (request) => void (parts.includes(request.resourceType()) && loading.add(request)))
  page.on('requestfinished', (request) => loading.delete(request))
  page.on('requestfailed', (request) => loading.delete(request))
  page.on('framenavigated', () => loading.clear())
  return loading
}
