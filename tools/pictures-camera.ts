// Shows one story after another in a page of the built Storybook, and takes its picture once it holds still.
import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, CDPSession, Page } from 'playwright'
import { isSame } from './pictures-compare.ts'
import type { Picture, Story } from './pictures-list.ts'
import { openPage, type Unrest, watchLoading } from './pictures-page.ts'
import { type Frame, finishStory, loadStory, showStory } from './story-frame.ts'

/** How long a page may take to come to rest. What never does, such as an endless wait, is pictured all the same. */
const restLimitMs = 2000

type Looks = Pick<Picture, 'isFocusShown' | 'isArtworkShown'>

/** Whatever a story that succeeded still has under way: debounced work, fonts, images, the last frame; and the focus, which
 * flickers. Gives the size of the whole page. */
function settle(page: Page, looks: Looks, limitMs: number): Promise<{ width: number; height: number }> {
  return page.evaluate(
    async ({ isFocusShown, isArtworkShown, limit }) => {
      const { body, documentElement: root } = document
      const { unrest } = window as Window & { unrest?: Unrest }
      if (!isFocusShown && document.activeElement instanceof HTMLElement) document.activeElement.blur()
      window.scrollTo(0, 0)
      if (!document.querySelector('style[data-picture]')) {
        const style = document.createElement('style')
        style.dataset.picture = ''
        const hidden = isArtworkShown ? '' : 'svg:has(linearGradient) { visibility: hidden }'
        style.textContent = `*, ::before, ::after { caret-color: transparent !important } ${hidden}`
        root.append(style)
      }
      const end = performance.now() + limit
      do {
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
        // One that waits to be scrolled to is never decoded.
        const images = Array.from(document.images).filter(({ loading, complete }) => loading !== 'lazy' || complete)
        const drawn = Promise.all([
          document.fonts.ready,
          ...images.map((image) => image.decode().catch(() => undefined)),
        ])
        await Promise.race([drawn, new Promise((resolve) => setTimeout(resolve, limit))])
      } while (unrest?.timers.size && performance.now() < end)
      return {
        width: Math.max(...[root, body].flatMap((box) => [box.scrollWidth, box.offsetWidth, box.clientWidth])),
        height: Math.max(...[root, body].flatMap((box) => [box.scrollHeight, box.offsetHeight, box.clientHeight])),
      }
    },
    { ...looks, limit: limitMs },
  )
}

export class Camera {
  readonly #page: Page
  readonly #devtools: CDPSession
  readonly #loading: ReadonlySet<unknown>
  /** What the page shows, once that succeeded: a story that failed leaves a page not to be trusted with the next one. */
  #shown: Picture | undefined

  private constructor(page: Page, devtools: CDPSession) {
    this.#page = page
    this.#devtools = devtools
    this.#loading = watchLoading(page)
  }

  /** With a page of its own. */
  static async open(browser: Browser, baseURL: string): Promise<Camera> {
    const page = await openPage(browser, baseURL)
    return new Camera(page, await page.context().newCDPSession(page))
  }

  /** Ends its page, and with it whatever hangs there. */
  close(): Promise<void> {
    return this.#page.close()
  }

  get isClosed(): boolean {
    return this.#page.isClosed()
  }

  /** The picture in the page as it is: fast, and right unless an earlier story left something behind. */
  async snap(picture: Picture): Promise<Buffer> {
    // The same story a second time would not be rendered anew.
    await this.#show(picture, this.#shown && this.#shown.storyId !== picture.storyId ? this.#shown : undefined)
    return this.#shoot(picture)
  }

  /** The picture in a page loaded afresh, once it is as expected, or has not changed for a second: a page may still settle. */
  async take(picture: Picture, isExpected: (content: Buffer) => boolean = () => false): Promise<Buffer> {
    await this.#show(picture)
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

  /** In a page loaded afresh, unless it shall follow another in the same one. */
  async #show(picture: Picture, before?: Picture) {
    const { storyId, globals, size } = picture
    this.#shown = undefined
    const page = this.#page
    const { width, height } = page.viewportSize() ?? {}
    if (size.width !== width || size.height !== height) await page.setViewportSize(size)
    await page.context().clearCookies()
    if (before) {
      await page.evaluate(() => {
        for (const storage of [localStorage, sessionStorage]) storage.clear()
        for (const style of document.querySelectorAll('style[data-picture]')) style.remove()
      })
      await showStory(page, storyId, globals === before.globals ? undefined : globals)
    } else {
      await loadStory(page, storyId, globals)
    }
    await finishStory(page)
    this.#shown = picture
  }

  async #shoot(looks: Looks): Promise<Buffer> {
    const deadline = performance.now() + restLimitMs
    let clip = await settle(this.#page, looks, restLimitMs)
    while (this.#loading.size > 0 && performance.now() < deadline) {
      await pause(10)
      // What has arrived may bring about more.
      if (this.#loading.size === 0) clip = await settle(this.#page, looks, deadline - performance.now())
    }
    const size = this.#page.viewportSize() ?? clip
    // By hand, since Playwright's own would draw the page three times: as it is, as wanted, and as it was.
    const { data } = await this.#devtools.send('Page.captureScreenshot', {
      format: 'png',
      clip: { x: 0, y: 0, ...clip, scale: 1 },
      captureBeyondViewport: clip.width > size.width || clip.height > size.height,
    })
    return Buffer.from(data, 'base64')
  }
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
