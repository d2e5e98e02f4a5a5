// Shows one story after another in a page of the built Storybook, and captures each story once its page is stable.
import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, CDPSession, Page } from 'playwright'
import { loadStory, type PreviewWindow, showStory, waitForStory } from '../story-frame.ts'
import type { Screenshot, Story } from './list.ts'

/** The longest timer, in ms, that captures wait for. It covers short delays, such as a debounce after an action. */
const shortTimerMs = 400

/** A record of the page's pending work, which `prepare` keeps in the page. */
type PendingWork = { timers: Set<unknown> }

/** Prepares a page for screenshots. Runs in the page, so it cannot use anything from this module. */
function prepare(shortMs: number) {
  const pageWindow = window as Window &
    typeof globalThis & { pendingWork?: PendingWork; __STORYBOOK_HIGHLIGHT_INITIALIZED?: boolean }
  // Keep Storybook from waiting 100 ms for animations after each story. Reduced motion disables them all.
  Reflect.deleteProperty(Document.prototype, 'getAnimations')
  // Keep the toolbar's highlighter from inspecting every element after every change.
  pageWindow.__STORYBOOK_HIGHLIGHT_INITIALIZED = true

  const timers = new Set<unknown>()
  pageWindow.pendingWork = { timers }
  const start = pageWindow.setTimeout.bind(pageWindow)
  const stop = pageWindow.clearTimeout.bind(pageWindow)
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
  Object.assign(pageWindow, { setTimeout: startWatched, clearTimeout: stopWatched })
}

/** Opens a page with the same locale, time zone and display settings on every machine. */
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

/** Returns a live set of pending scripts, styles, fonts and images. Omits API calls, which may stay pending. */
function watchLoading(page: Page): ReadonlySet<unknown> {
  const pendingRequests = new Set<unknown>()
  const resourceTypes = ['script', 'stylesheet', 'font', 'image']
  page.on('request', (request) => void (resourceTypes.includes(request.resourceType()) && pendingRequests.add(request)))
  page.on('requestfinished', (request) => pendingRequests.delete(request))
  page.on('requestfailed', (request) => pendingRequests.delete(request))
  page.on('framenavigated', () => pendingRequests.clear())
  return pendingRequests
}

/** After this time, in ms, a page is captured even if it has not settled, e.g. because it never stops loading. */
const settleTimeoutMs = 2000

type CaptureOptions = Pick<Screenshot, 'isFocusShown' | 'isArtworkShown'>

/**
 * Waits for the pending work of a story that succeeded: short timers, fonts, images and the next frame.
 * Hides the caret, and hides focus and artwork unless they should be visible. Returns the size of the whole page.
 */
function settle(page: Page, options: CaptureOptions, timeoutMs: number): Promise<{ width: number; height: number }> {
  return page.evaluate(
    async ({ isFocusShown, isArtworkShown, timeout }) => {
      const { body, documentElement: root } = document
      const { pendingWork } = window as Window & { pendingWork?: PendingWork }
      if (!isFocusShown && document.activeElement instanceof HTMLElement) document.activeElement.blur()
      window.scrollTo(0, 0)
      if (!document.querySelector('style[data-screenshot]')) {
        const style = document.createElement('style')
        style.dataset.screenshot = ''
        const artworkRule = isArtworkShown ? '' : 'svg:has(linearGradient) { visibility: hidden }'
        style.textContent = `*, ::before, ::after { caret-color: transparent !important } ${artworkRule}`
        root.append(style)
      }
      const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      // Redraw all artwork at once, because partial repaints may leave wrong shades at the edges of raster tiles.
      if (isArtworkShown) {
        for (const isHidden of [true, false]) {
          for (const artwork of document.querySelectorAll<SVGElement>('svg:has(linearGradient)'))
            artwork.style.visibility = isHidden ? 'hidden' : ''
          await nextFrame()
        }
      }
      const deadline = performance.now() + timeout
      do {
        await nextFrame()
        // Do not wait for lazy images outside the viewport, which may never load.
        const images = Array.from(document.images).filter(({ loading, complete }) => loading !== 'lazy' || complete)
        const drawn = Promise.all([
          document.fonts.ready,
          ...images.map((image) => image.decode().catch(() => undefined)),
        ])
        await Promise.race([drawn, new Promise((resolve) => setTimeout(resolve, timeout))])
      } while (pendingWork?.timers.size && performance.now() < deadline)
      return {
        width: Math.max(...[root, body].flatMap((box) => [box.scrollWidth, box.offsetWidth, box.clientWidth])),
        height: Math.max(...[root, body].flatMap((box) => [box.scrollHeight, box.offsetHeight, box.clientHeight])),
      }
    },
    { ...options, timeout: timeoutMs },
  )
}

export class Camera {
  readonly #page: Page
  readonly #devtools: CDPSession
  readonly #loading: ReadonlySet<unknown>
  /** The current screenshot if its story succeeded. After a failure, the next screenshot gets a fresh page. */
  #shownScreenshot: Screenshot | undefined

  private constructor(page: Page, devtools: CDPSession) {
    this.#page = page
    this.#devtools = devtools
    this.#loading = watchLoading(page)
  }

  /** Opens a camera with a new page. */
  static async open(browser: Browser, baseURL: string): Promise<Camera> {
    const page = await openPage(browser, baseURL)
    return new Camera(page, await page.context().newCDPSession(page))
  }

  /** Closes the camera's page, even if the page hangs. */
  close(): Promise<void> {
    return this.#page.close()
  }

  get isClosed(): boolean {
    return this.#page.isClosed()
  }

  /** Captures a story in the current page. This is fast, but an earlier story may have changed the page. */
  async captureInCurrentPage(screenshot: Screenshot): Promise<Buffer> {
    // Load the same story in a fresh page, because Storybook would not render it again in the current page.
    const isNewStory = this.#shownScreenshot?.storyId !== screenshot.storyId
    await this.#show(screenshot, isNewStory ? this.#shownScreenshot : undefined)
    return this.#capture(screenshot)
  }

  /** Captures a story in a fresh page when the image is as expected or has been stable for a second. */
  async captureInFreshPage(screenshot: Screenshot, isExpected: (content: Buffer) => Promise<boolean>): Promise<Buffer> {
    await this.#show(screenshot)
    let image = await this.#capture(screenshot)
    let stableSince = performance.now()
    for (const deadline = stableSince + 10_000; performance.now() < deadline; ) {
      if ((await isExpected(image)) || performance.now() - stableSince > 1000) return image
      await pause(150)
      const nextImage = await this.#capture(screenshot)
      if (!image.equals(nextImage)) stableSince = performance.now()
      image = nextImage
    }
    throw new Error('The screenshot never became stable.')
  }

  /** Shows a story in the current page if `previousScreenshot` is given, otherwise in a fresh page. */
  async #show(screenshot: Screenshot, previousScreenshot?: Screenshot) {
    const { storyId, globals, size } = screenshot
    this.#shownScreenshot = undefined
    const page = this.#page
    const { width, height } = page.viewportSize() ?? {}
    if (size.width !== width || size.height !== height) await page.setViewportSize(size)
    await page.context().clearCookies()
    if (previousScreenshot) {
      await page.evaluate(() => {
        for (const storage of [localStorage, sessionStorage]) storage.clear()
        for (const style of document.querySelectorAll('style[data-screenshot]')) style.remove()
      })
      await showStory(page, storyId, globals === previousScreenshot.globals ? undefined : globals)
    } else {
      await loadStory(page, storyId, globals)
    }
    await waitForStory(page)
    this.#shownScreenshot = screenshot
  }

  async #capture(options: CaptureOptions): Promise<Buffer> {
    const deadline = performance.now() + settleTimeoutMs
    let clip = await settle(this.#page, options, settleTimeoutMs)
    while (this.#loading.size > 0 && performance.now() < deadline) {
      await pause(10)
      // The loaded resources may have triggered further work, so settle again.
      if (this.#loading.size === 0) clip = await settle(this.#page, options, deadline - performance.now())
    }
    const size = this.#page.viewportSize() ?? clip
    // Playwright's own screenshot method would render the page three times: before, during and after resizing.
    const { data } = await this.#devtools.send('Page.captureScreenshot', {
      format: 'png',
      clip: { x: 0, y: 0, ...clip, scale: 1 },
      captureBeyondViewport: clip.width > size.width || clip.height > size.height,
    })
    return Buffer.from(data, 'base64')
  }
}

/** Returns all stories of the built Storybook, as its preview reports them. */
export async function readStories(page: Page): Promise<Story[]> {
  await page.goto('iframe.html')
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window)
  const stories = await page.evaluate(async () => {
    const preview = (window as PreviewWindow).__STORYBOOK_PREVIEW__
    await preview?.ready()
    return preview?.extract()
  })
  return Object.values(stories ?? {}) as Story[]
}
