// Shows one story after another in a page of the built Storybook, and takes its picture once it holds still.
import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, Page } from 'playwright'
import { isSame } from './pictures-compare.ts'
import type { Picture, Story } from './pictures-list.ts'
import { awaitEnding, type Frame, finishStory, loadStory } from './story-frame.ts'

/** Whatever a story that succeeded still has under way: fonts, images, the last frame; and the focus, which flickers. */
function settle(page: Page, isFocusShown: boolean): Promise<void> {
  return page.evaluate(async (isKept) => {
    if (!isKept && document.activeElement instanceof HTMLElement) document.activeElement.blur()
    window.scrollTo(0, 0)
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    await document.fonts.ready
    await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => undefined)))
  }, isFocusShown)
}

export class Camera {
  readonly #page: Page
  /** What the page shows, once that succeeded: a story that failed leaves a page not to be trusted with the next one. */
  #shown: Picture | undefined

  constructor(page: Page) {
    this.#page = page
  }

  /** The picture in the page as it is: fast, and right unless an earlier story left something behind. */
  async snap(picture: Picture): Promise<Buffer> {
    // The same story a second time would not be rendered anew.
    const isPageKept = this.#shown?.globals === picture.globals && this.#shown.storyId !== picture.storyId
    await this.#show(picture, isPageKept)
    return this.#shoot(picture)
  }

  /** The picture in a page loaded afresh, once it is as expected, or has not changed for a second: a page may still settle. */
  async take(picture: Picture, isExpected: (content: Buffer) => boolean = () => false): Promise<Buffer> {
    await this.#show(picture, false)
    let last = await this.#shoot(picture)
    let since = performance.now()
    for (const deadline = since + 10_000; performance.now() < deadline; ) {
      if (isExpected(last) || performance.now() - since > 1000) return last
      await pause(150)
      const next = await this.#shoot(picture)
      if (!isSame(last, next)) since = performance.now()
      last = next
    }
    throw new Error('It does not hold still.')
  }

  async #show(picture: Picture, isPageKept: boolean) {
    const { storyId, globals, size } = picture
    this.#shown = undefined
    const page = this.#page
    await page.setViewportSize(size)
    await page.context().clearCookies()
    if (isPageKept) {
      await page.evaluate(() => [localStorage, sessionStorage].forEach((storage) => void storage.clear()))
      await awaitEnding(page, storyId)
    } else {
      await loadStory(page, storyId, globals)
    }
    await finishStory(page)
    this.#shown = picture
  }

  async #shoot({ isFocusShown, isArtworkShown }: Picture): Promise<Buffer> {
    await settle(this.#page, isFocusShown)
    const style = isArtworkShown ? undefined : 'svg:has(linearGradient) { visibility: hidden }'
    return this.#page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide', style })
  }
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
  return page
}

/** Every story of the built Storybook, as its preview knows it. */
export async function readStories(page: Page): Promise<Story[]> {
  await page.goto('iframe.html')
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window)
  const stories = await page.evaluate(async () => {
    const preview = (window as Frame).__STORYBOOK_PREVIEW__
    await preview?.ready()
    return preview?.extract()
  })
  return Object.values(stories ?? {}) as Story[]
}
