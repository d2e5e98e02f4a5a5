import type { Frame } from 'playwright'
import { expect, test } from 'vitest'
import { type CatalogueWindow, entries, frameSize, laptop, openCatalogue, pathOfId } from './catalogue-window.ts'

const open = openCatalogue()
const pages = entries.filter(({ id, type }) => type === 'story' && /^(?:review-.+|prototype)--default$/.test(id))
const sizes = [laptop, { width: 1920, height: 1080 }]

/** The layout of a page in its frame, which depends on its styles and on the size of the window. */
type Layout = { columns: string; width: number; heading: number; wider: number }

const readLayout = (): Layout => {
  const page = document.querySelector('#storybook-root > *')
  const { gridTemplateColumns: columns = '' } = page ? getComputedStyle(page) : {}
  const { scrollWidth, clientWidth } = document.documentElement
  return {
    columns,
    width: page?.getBoundingClientRect().width ?? 0,
    heading: Math.round(document.querySelector('h1')?.getBoundingClientRect().top ?? 0),
    wider: scrollWidth - clientWidth,
  }
}

/** Resizes the window, and waits until the frame has been laid out again. */
async function resize({ page, frame }: CatalogueWindow, size: typeof laptop): Promise<void> {
  await page.setViewportSize(size)
  await frame().waitForFunction(({ width, height }) => {
    const room = window.frameElement?.getBoundingClientRect()
    const isOuter = window.parent.innerWidth === width && window.parent.innerHeight === height
    return isOuter && Math.round(room?.width ?? 0) === window.innerWidth
  }, size)
  await frame().evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
}

/** The layout of the current page in a window of each size. */
async function readLayouts(catalogue: CatalogueWindow): Promise<Layout[]> {
  const layouts: Layout[] = []
  for (const size of sizes) {
    await resize(catalogue, size)
    layouts.push(await catalogue.frame().evaluate(readLayout))
  }
  await resize(catalogue, laptop)
  return layouts
}

test('each review page fits at every size, whether it is opened directly or after all others', async () => {
  const first = new Map<string, Layout[]>()
  const catalogue = await open()
  const { load, pick } = catalogue
  for (const { id } of pages) {
    await expect(load(pathOfId(id)), id).resolves.toEqual({ ending: 'success', scrolled: 0 })
    const layouts = await readLayouts(catalogue)
    expect([id, ...layouts.map(({ wider }) => wider)]).toEqual([id, 0, 0])
    first.set(id, layouts)
  }
  await pick('start-here--docs')
  for (const { id } of pages.toReversed()) {
    await expect(pick(id), id).resolves.toEqual({ ending: 'success', scrolled: 0 })
    expect([id, await readLayouts(catalogue)]).toEqual([id, first.get(id)])
  }
}, 900_000)

/** How many rows and columns of the matrix are in view, and which headings wrap. */
const readMatrix = (region: Element) => {
  const { right, bottom } = region.getBoundingClientRect()
  const rows = [...region.querySelectorAll('tbody tr')].map((row) => row.getBoundingClientRect().bottom)
  const columns = [...region.querySelectorAll('tbody tr:first-child > *')].map(
    (cell) => cell.getBoundingClientRect().right,
  )
  const linesOf = (head: Element) => {
    const words = document.createRange()
    words.selectNodeContents(head)
    return new Set([...words.getClientRects()].map(({ left, top }) => `${head.closest('thead') ? left : top}`)).size
  }
  return {
    rows: rows.filter((edge) => edge <= Math.min(bottom, window.innerHeight) + 1).length,
    columns: columns.filter((edge) => edge <= Math.min(right, window.innerWidth) + 1).length,
    broken: [...region.querySelectorAll('th button')]
      .filter((head) => linesOf(head) > 1)
      .map((head) => head.textContent),
  }
}

test('the matrix shows all of its rows and screens, with headings in one line', async () => {
  const catalogue = await open()
  await catalogue.load('/story/review-error-matrix--default')
  const region = catalogue.frame().getByRole('region', { name: 'Screens and errors' })
  for (const size of sizes) {
    await resize(catalogue, size)
    await expect(region.evaluate(readMatrix)).resolves.toEqual({ rows: 30, columns: 25, broken: [] })
  }
})

const searchOf = (frame: Frame) => frame.getByRole('searchbox', { name: 'Search' })

// Words as encoded in a URL: `_5bc6__7801_` is 密码.
test.each([
  ['review-rules--default', '&args=show:ERR', ''],
  ['review-error-matrix--default', '&args=words:_5bc6__7801_', '密码'],
  ['review-copy--default', '&args=words:pic_captcha+_5bc6__7801_', 'pic_captcha 密码'],
  ['review-flow-maps--default', '&args=flow:qr-login', undefined],
])('a shared link opens without errors: %s%s', async (id, query, words) => {
  const { loadFrame, frame } = await open(frameSize)
  await expect(loadFrame(id, query)).resolves.toEqual({ ending: 'success', scrolled: 0 })
  if (words !== undefined) await expect(searchOf(frame()).inputValue()).resolves.toBe(words)
})

test('search words in any language are in the URL', async () => {
  const { page, load, frame } = await open()
  await load(pathOfId('review-copy--default'))
  await searchOf(frame()).fill('pic_captcha 密码')
  await expect
    .poll(() => new URL(page.url()).searchParams.get('args'), { timeout: 10_000 })
    .toBe('words:pic_captcha _5bc6__7801_')
})

test('the prototype’s URL shows other people the same state', async () => {
  const { page, load, frame } = await open()
  await load(`${pathOfId('prototype--default')}&globals=locale:zh-CN`)
  await frame().getByLabel('Go to').selectOption('referral')
  await expect.poll(() => new URL(page.url()).searchParams.get('args'), { timeout: 10_000 }).toBe('screen:referral')
  const shared = await open()
  await shared.load(new URL(page.url()).search.replace(/^\?path=/, ''))
  await expect.poll(() => shared.frame().getByLabel('Address').inputValue(), { timeout: 20_000 }).toBe('/referral')
  const heading = shared.frame().frameLocator('[title="Product"]').getByRole('heading', { level: 1 })
  await heading.waitFor()
  await expect(heading.evaluate(() => document.documentElement.lang)).resolves.toBe('zh-CN')
})
