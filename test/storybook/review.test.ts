import type { Frame } from 'playwright'
import { expect, test } from 'vitest'
import { entries, frameSize, getEntryPath, openCatalog } from './catalog-window.ts'

const open = openCatalog()
const pages = entries.filter(({ id, type }) => type === 'story' && /^(?:review-.+|prototype)--default$/.test(id))
/** The sizes of the preview frame in a large window, on a laptop and on a phone. */
const sizes = [{ width: 1619, height: 1000 }, frameSize, { width: 390, height: 844 }]

test('the prototype and each review page fit the window’s width at every size', async () => {
  const { page, loadFrame } = await open(frameSize)
  expect(pages.length).toBeGreaterThan(6)
  for (const { id } of pages) {
    await expect(loadFrame(id), id).resolves.toEqual({ status: 'success', scrollTop: 0 })
    for (const size of sizes) {
      await page.setViewportSize(size)
      const readOverflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      await expect.poll(readOverflow, { message: `${id} at ${size.width} px` }).toBeLessThanOrEqual(0)
    }
  }
}, 900_000)

test('the locales page shows the login screen in three languages and reports that everything fits', async () => {
  const { page, loadFrame } = await open(frameSize)
  await loadFrame('review-locales--default')
  await expect.poll(() => page.getByText('Everything fits.').count(), { timeout: 90_000 }).toBe(3)
  for (const language of ['English', '简体中文', '繁體中文'])
    await page.frameLocator(`[title^="${language}: Login"]`).getByRole('heading', { level: 1 }).waitFor()
})

/** Counts the visible rows and columns of the matrix, and lists the headings that wrap. Runs in the page. */
const readMatrix = (region: Element) => {
  const { right, bottom } = region.getBoundingClientRect()
  const rows = [...region.querySelectorAll('tbody tr')].map((row) => row.getBoundingClientRect().bottom)
  const columns = [...region.querySelectorAll('tbody tr:first-child > *')].map(
    (cell) => cell.getBoundingClientRect().right,
  )
  const countLines = (heading: Element) => {
    const range = document.createRange()
    range.selectNodeContents(heading)
    return new Set([...range.getClientRects()].map(({ left, top }) => `${heading.closest('thead') ? left : top}`)).size
  }
  return {
    rows: rows.filter((edge) => edge <= Math.min(bottom, window.innerHeight) + 1).length,
    columns: columns.filter((edge) => edge <= Math.min(right, window.innerWidth) + 1).length,
    wrappedHeadings: [...region.querySelectorAll('th button')]
      .filter((heading) => countLines(heading) > 1)
      .map((heading) => heading.textContent),
  }
}

test('at desktop sizes, the error matrix shows all rows and columns, with each heading on one line', async () => {
  const { page, loadFrame } = await open(frameSize)
  for (const size of sizes.slice(0, 2)) {
    await page.setViewportSize(size)
    await loadFrame('review-error-matrix--default')
    const region = page.getByRole('region', { name: 'Screens and errors' })
    await expect(region.evaluate(readMatrix)).resolves.toEqual({ rows: 30, columns: 25, wrappedHeadings: [] })
  }
})

const findSearchBox = (frame: Frame) => frame.getByRole('searchbox', { name: 'Search' })

// Storybook encodes the query in its URL: `_5bc6__7801_` is 密码.
test.each([
  ['review-rules--default', '&args=area:ERR', ''],
  ['review-error-matrix--default', '&args=query:_5bc6__7801_', '密码'],
  ['review-copy--default', '&args=query:pic_captcha+_5bc6__7801_', 'pic_captcha 密码'],
  ['review-flow-maps--default', '&args=flow:qr-login', undefined],
])('the shared link %s%s opens without errors', async (id, query, search) => {
  const { loadFrame, frame } = await open(frameSize)
  await expect(loadFrame(id, query)).resolves.toEqual({ status: 'success', scrollTop: 0 })
  if (search !== undefined) await expect(findSearchBox(frame()).inputValue()).resolves.toBe(search)
})

test('the URL contains the search query, even if it includes Chinese characters', async () => {
  const { page, load, frame } = await open()
  await load(getEntryPath('review-copy--default'))
  await findSearchBox(frame()).fill('pic_captcha 密码')
  await expect
    .poll(() => new URL(page.url()).searchParams.get('args'), { timeout: 10_000 })
    .toBe('query:pic_captcha _5bc6__7801_')
})

test('the prototype’s URL opens the same state in another window', async () => {
  const { page, load, frame } = await open()
  await load(`${getEntryPath('prototype--default')}&globals=locale:zh-CN`)
  await frame().getByLabel('Go to').selectOption('referral')
  await expect.poll(() => new URL(page.url()).searchParams.get('args'), { timeout: 10_000 }).toBe('screen:referral')
  const shared = await open()
  await shared.load(new URL(page.url()).search.replace(/^\?path=/, ''))
  await expect.poll(() => shared.frame().getByLabel('Address').inputValue(), { timeout: 20_000 }).toBe('/referral')
  const heading = shared.frame().frameLocator('[title="Product"]').getByRole('heading', { level: 1 })
  await heading.waitFor()
  await expect(heading.evaluate(() => document.documentElement.lang)).resolves.toBe('zh-CN')
})
