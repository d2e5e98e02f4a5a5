// Used by `npm run test:pictures`: captures stories of the built Storybook, and compares pictures.
import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, Page } from 'playwright'
import sharp from 'sharp'
import type { Picture, Story } from './pictures-list.ts'
import { type Frame, finishStory, loadStory } from './story-frame.ts'

/** Opens a page whose surroundings are the same on every machine and day. */
async function openPage(browser: Browser, baseURL: string): Promise<Page> {
  const page = await browser.newPage({
    baseURL,
    locale: 'en-US',
    timezoneId: 'Asia/Shanghai',
    reducedMotion: 'reduce',
    colorScheme: 'light',
  })
  page.setDefaultTimeout(20_000)
  return page
}

/** Captures a story in a page of its own once it looks as expected, or has been stable for a second. */
export async function takePicture(
  browser: Browser,
  baseURL: string,
  { storyId, globals, size, isFocusShown, isArtworkShown }: Picture,
  isExpected: (content: Buffer) => Promise<boolean>,
): Promise<Buffer> {
  const page = await openPage(browser, baseURL)
  const style = isArtworkShown ? undefined : 'svg:has(linearGradient) { visibility: hidden }'
  try {
    await page.setViewportSize(size)
    await loadStory(page, storyId, globals)
    await finishStory(page)
    if (!isFocusShown) await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
    let last = await page.screenshot({ fullPage: true, style })
    let since = performance.now()
    for (const deadline = since + 10_000; performance.now() < deadline; ) {
      if ((await isExpected(last)) || performance.now() - since > 1000) return last
      await pause(150)
      const next = await page.screenshot({ fullPage: true, style })
      if (!last.equals(next)) since = performance.now()
      last = next
    }
    throw new Error('The picture never became stable.')
  } finally {
    await page.close()
  }
}

/** All stories of the built Storybook, as its preview reports them. */
export async function readStories(browser: Browser, baseURL: string): Promise<Story[]> {
  const page = await openPage(browser, baseURL)
  await page.goto('iframe.html')
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window)
  const stories = await page.evaluate(async () => {
    const preview = (window as Frame).__STORYBOOK_PREVIEW__
    await preview?.ready()
    return preview?.extract()
  })
  await page.close()
  return Object.values(stories ?? {}) as Story[]
}

/** Tolerated rounding differences between rasterizers: the faintest shade anywhere, and more in a handful of pixels. */
const tolerance = { shades: 1, pixels: 5 }

/** Ignores color profiles, which would change the shades. */
const open = (picture: Buffer) => sharp(picture, { ignoreIcc: true }).removeAlpha()

/** Compresses a picture losslessly; equal pixels always give equal bytes. */
export const pack = (picture: Buffer): Promise<Buffer> => open(picture).webp({ lossless: true, effort: 4 }).toBuffer()

/** Whether two pictures look the same, whatever their compression. */
export async function isSame(before: Buffer, after: Buffer): Promise<boolean> {
  const read = (picture: Buffer) => open(picture).raw().toBuffer({ resolveWithObject: true })
  const [one, other] = await Promise.all([read(before), read(after)])
  const isAsLarge = one.info.width === other.info.width && one.info.height === other.info.height
  if (!isAsLarge || one.data.equals(other.data)) return isAsLarge
  const { channels } = one.info
  const changed = new Set<number>()
  for (const [index, shade] of one.data.entries()) {
    if (Math.abs(shade - (other.data[index] ?? 0)) > tolerance.shades) changed.add(Math.floor(index / channels))
  }
  return changed.size <= tolerance.pixels
}
