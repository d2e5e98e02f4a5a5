import { type Browser, type BrowserContext, chromium, type Page } from 'playwright'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import type { Mode } from '../../.storybook/modes.ts'
import { findBrowser, launchOptions } from '../../tools/browser.ts'
import { serveStorybook } from '../../tools/serve-storybook.ts'
import { finishStory, loadStory } from '../../tools/story-frame.ts'
import { watchTroubles } from '../e2e/troubles.ts'

export type StoryOptions = Partial<Pick<Mode, 'locale' | 'theme'>> & {
  /** In px. */
  viewport?: { width: number; height: number }
  /** A finger in place of the mouse: `page.tap` and `page.touchscreen` work, and `pointer: coarse` holds. */
  isTouch?: boolean
}

/** The catalogue and a browser, for one test file. */
export type Storybook = {
  /** A story in a page of its own, its play over. */
  open: (storyId: string, options?: StoryOptions) => Promise<Page>
}

/** What a story brings about on purpose, such as a 500 of the service, is not for these tests to judge. */
const isDefect = (trouble: string) => trouble.startsWith('uncaught:') || trouble.startsWith('console:')

/**
 * Serves the built Storybook, or takes the running one that `STORYBOOK_URL` names, and opens a browser, for all tests of
 * the calling file. Each test fails, whatever it asserts, when a page threw or wrote an error to the console.
 */
export function openStorybook(): Storybook {
  let storybook: Awaited<ReturnType<typeof serveStorybook>>
  let browser: Browser
  let contexts: { context: BrowserContext; troubles: readonly string[] }[] = []

  beforeAll(async () => {
    const address = process.env.STORYBOOK_URL
    storybook = address ? { address, close: () => Promise.resolve() } : await serveStorybook()
    browser = await chromium.launch(launchOptions(await findBrowser()))
  })
  afterEach(async () => {
    const defects = contexts.flatMap(({ troubles }) => troubles).filter(isDefect)
    for (const { context } of contexts) await context.close()
    contexts = []
    expect(defects, 'errors in the page').toEqual([])
  })
  afterAll(async () => {
    await browser.close()
    await storybook.close()
  })

  return {
    async open(storyId, { locale = 'en', theme = 'light', viewport = { width: 1024, height: 800 }, isTouch } = {}) {
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
      const troubles: string[] = []
      await watchTroubles(context, (trouble) => void troubles.push(trouble))
      contexts.push({ context, troubles })
      const page = await context.newPage()
      await loadStory(page, storyId, `locale:${locale};theme:${theme}`)
      await finishStory(page)
      return page
    },
  }
}
