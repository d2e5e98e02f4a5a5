import type { BrowserContext, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import type { Mode } from '../../.storybook/modes.ts'
import type { Stage } from '../../.storybook/stage.ts'
import type { CallRecord } from '../../mocks/model.ts'
import { serveStorybook } from '../../tools/serve-storybook.ts'
import { loadStory, waitForStory } from '../../tools/story-frame.ts'
import { openBrowser } from '../e2e/shared-browser.ts'
import { watchErrors } from '../e2e/watch-errors.ts'

type StoryOptions = Partial<Pick<Mode, 'locale' | 'theme'>> & {
  brand?: 'portico' | 'clear-sky'
  /** The size of the window, in px. If omitted, 1024 × 800. */
  viewport?: { width: number; height: number }
  /** If true, emulates a touch screen: `page.tap` and `page.touchscreen` work, and `pointer: coarse` matches. */
  isTouch?: boolean
}

/** Returns a story's calls to these paths, oldest first. Playwright cannot see the calls, which bypass the network. */
export const readCalls = (page: Page, ...paths: string[]): Promise<CallRecord[]> =>
  page.evaluate((pathsToRead) => {
    const { service } = Reflect.get(window, 'stage') as Pick<Stage, 'service'>
    return service.calls.filter(({ path }) => pathsToRead.includes(path))
  }, paths)

/**
 * Serves the built Storybook, or uses the one at `STORYBOOK_URL`, for all tests in the calling file. `open` shows a
 * story in a separate page and waits for its play function. A test fails if a page throws or logs an error.
 */
export function openStorybook() {
  let storybook: Awaited<ReturnType<typeof serveStorybook>>
  let contexts: BrowserContext[] = []
  let errors: string[] = []

  beforeAll(async () => {
    const url = process.env.STORYBOOK_URL
    storybook = url ? { url, close: () => Promise.resolve() } : await serveStorybook()
  })
  afterEach(async () => {
    for (const context of contexts) await context.close()
    // Stories cause other errors on purpose, such as a 500 response.
    const unexpectedErrors = errors.filter((error) => error.startsWith('uncaught:') || error.startsWith('console:'))
    contexts = []
    errors = []
    expect(unexpectedErrors, 'errors in the page').toEqual([])
  })
  afterAll(() => storybook.close())

  return {
    async open(storyId: string, options: StoryOptions = {}): Promise<Page> {
      const { locale = 'en', theme = 'light', brand = 'portico', isTouch } = options
      const browser = await openBrowser()
      const context = await browser.newContext({
        baseURL: storybook.url,
        locale: 'en-US',
        timezoneId: 'Asia/Shanghai',
        reducedMotion: 'reduce',
        viewport: options.viewport ?? { width: 1024, height: 800 },
        hasTouch: isTouch,
        isMobile: isTouch,
        permissions: ['clipboard-read', 'clipboard-write'],
      })
      contexts.push(context)
      await watchErrors(context, (error) => void errors.push(error))
      const page = await context.newPage()
      await loadStory(page, storyId, `locale:${locale};theme:${theme};brand:${brand}`)
      await waitForStory(page)
      return page
    },
  }
}
