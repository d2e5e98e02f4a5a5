// Prepares a page before its first script, so that pictures are fast and reproducible, and tracks what it is still doing.
import type { Browser, Page } from 'playwright'

/** Timers up to this many ms belong to the story's last action, like a debounce; longer ones belong to something later. */
const shortTimerMs = 400

/** Our own record, kept in the page, of its pending work. */
export type Unrest = { timers: Set<unknown> }

/** Runs in the page, so it cannot use anything from this module. */
function prepare(shortMs: number) {
  const page = window as Window & typeof globalThis & { unrest?: Unrest; __STORYBOOK_HIGHLIGHT_INITIALIZED?: boolean }
  // Reduced motion leaves no animations, yet Storybook would wait 100 ms for them after each story.
  Reflect.deleteProperty(Document.prototype, 'getAnimations')
  // The toolbar's highlighter would inspect every element after every change.
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

/** Opens a page whose surroundings are the same on every machine and day. */
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

/** The scripts, styles, fonts and images still loading; calls are ignored, since a story may leave one pending. */
export function watchLoading(page: Page): ReadonlySet<unknown> {
  const loading = new Set<unknown>()
  const parts = ['script', 'stylesheet', 'font', 'image']
  page.on('request', (request) => void (parts.includes(request.resourceType()) && loading.add(request)))
  page.on('requestfinished', (request) => loading.delete(request))
  page.on('requestfailed', (request) => loading.delete(request))
  page.on('framenavigated', () => loading.clear())
  return loading
}
