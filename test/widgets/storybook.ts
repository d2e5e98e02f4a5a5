import type { BrowserContext, Locator, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import type { Mode } from '../../.storybook/modes.ts'
import type { Stage } from '../../.storybook/stage.ts'
import type { CallRecord } from '../../mocks/model.ts'
import { serveStorybook } from '../../tools/serve-storybook.ts'
import { finishStory, loadStory, showStory } from '../../tools/story-frame.ts'
import { openBrowser } from '../e2e/one-browser.ts'
import { watchErrors } from '../e2e/troubles.ts'

export type StoryOptions = Partial<Pick<Mode, 'locale' | 'theme'>> & {
  brand?: 'portico' | 'clear-sky'
  /** In px. */
  viewport?: { width: number; height: number }
  /** Touch instead of a mouse: `page.tap` and `page.touchscreen` work, and `pointer: coarse` matches. */
  isTouch?: boolean
  /** A page that is not shared with other tests, for changes that outlive a story: clocks, routes, the network. */
  isFresh?: boolean
}

/** Storybook, for one test file. */
export type Storybook = {
  /** Opens a story in a page that no other story of the current test uses, and waits for its play. */
  open: (storyId: string, options?: StoryOptions) => Promise<Page>
}

/** A page that can be reused, since loading Storybook takes most of the time. */
type Frame = { key: string; context: BrowserContext; page: Page; errors: string[]; shown?: string }

/** The calls of a page's story to some paths, oldest first. They reach its service without the network. */
export const readCalls = (page: Page, ...paths: string[]): Promise<CallRecord[]> =>
  page.evaluate((pathsToRead) => {
    const { service } = Reflect.get(window, 'stage') as Pick<Stage, 'service'>
    return service.calls.filter(({ path }) => pathsToRead.includes(path))
  }, paths)

/** Whether an element has focus. */
export const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement)

/** Console errors that stories cause on purpose, such as a 500 of the service. */
const isDefect = (error: string) => error.startsWith('uncaught:') || error.startsWith('console:')

const desktop = { width: 1024, height: 800 }

/** Resets a page to its state before the first story. */
async function tidy({ context, page }: Frame): Promise<void> {
  await context.clearCookies()
  await page.evaluate(() => {
    for (const storage of [localStorage, sessionStorage]) storage.clear()
    window.scrollTo(0, 0)
  })
  await page.mouse.move(0, 0)
}

/**
 * Serves the built Storybook, or uses the running one at `STORYBOOK_URL`, for all tests of the calling file. Each test fails
 * if a page threw or logged an error, whatever it asserts.
 */
export function openStorybook(): Storybook {
  let storybook: Awaited<ReturnType<typeof serveStorybook>>
  let free: Frame[] = []
  let used: Frame[] = []

  beforeAll(async () => {
    const address = process.env.STORYBOOK_URL
    storybook = address ? { address, close: () => Promise.resolve() } : await serveStorybook()
  })
  afterEach(async ({ task }) => {
    const defects = used.flatMap(({ errors }) => errors).filter(isDefect)
    for (const frame of used) {
      const isFit = task.result?.state !== 'fail' && frame.key !== '' && frame.page.url().includes('/iframe.html?')
      if (!isFit || defects.length > 0) {
        await frame.context.close()
        continue
      }
      for (const other of frame.context.pages()) if (other !== frame.page) await other.close()
      frame.errors.length = 0
      free.push(frame)
    }
    used = []
    expect(defects, 'errors in the page').toEqual([])
  })
  afterAll(async () => {
    for (const { context } of free) await context.close()
    free = []
    await storybook.close()
  })

  async function openFrame(key: string, { viewport = desktop, isTouch }: StoryOptions): Promise<Frame> {
    const browser = await openBrowser()
    const context = await browser.newContext({
      baseURL: storybook.address,
      locale: 'en-US',
      timezoneId: 'Asia/Shanghai',
      reducedMotion: 'reduce',
      viewport,
      hasTouch: isTouch,
      isMobile: isTouch,
      permissions: ['clipboard-read', 'clipboard-write'],
    })
    const errors: string[] = []
    await watchErrors(context, (error) => void errors.push(error))
    return { key, context, page: await context.newPage(), errors }
  }

  return {
    async open(storyId, options = {}) {
      const { locale = 'en', theme = 'light', brand = 'portico', isTouch, isFresh, viewport = desktop } = options
      const globals = `locale:${locale};theme:${theme};brand:${brand}`
      // The viewport of a touch page is fixed; only a mouse page can be resized.
      const key = isFresh ? '' : isTouch ? `touch ${viewport.width}×${viewport.height}` : 'mouse'
      const known = isFresh ? undefined : free.find((frame) => frame.key === key)
      free = free.filter((frame) => frame !== known)
      const frame = known ?? (await openFrame(key, options))
      used.push(frame)
      const { page, shown } = frame
      if (shown) {
        await tidy(frame)
        const { width, height } = page.viewportSize() ?? {}
        if (width !== viewport.width || height !== viewport.height) await page.setViewportSize(viewport)
        await showStory(page, storyId, globals, shown === storyId)
      } else {
        await loadStory(page, storyId, globals)
      }
      await finishStory(page)
      frame.shown = storyId
      return page
    },
  }
}
