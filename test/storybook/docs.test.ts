import { expect, test } from 'vitest'
import { entries, frameSize, getEntryPath, openCatalog } from './catalog-window.ts'

const open = openCatalog()
const pageIds = entries.filter(({ type }) => type === 'docs').map(({ id }) => id)

/** Counts the examples that show an error or a loader. Ignores loaders of iframes, which load only when visible. */
const countUnrenderedExamples = () => {
  const isErrorText = (text: string) => /Invariant Violation|^Error:|\bat .*\.js:\d+/m.test(text)
  const isUnrendered = (example: Element) =>
    isErrorText(example.textContent) || Boolean(!example.querySelector('iframe') && example.querySelector('.sb-loader'))
  return [...document.querySelectorAll('.sb-story')].filter(isUnrendered).length
}

const readPage = () => {
  const { lang, dataset } = document.documentElement
  const errors = document.querySelectorAll('.sb-show-errordisplay, .sb-show-nopreview').length
  return { lang, theme: dataset.theme, brand: dataset.brand, scrollTop: window.scrollY, errors }
}

const initialState = { lang: 'en', theme: 'light', brand: 'portico', scrollTop: 0, errors: 0 }

test('each documentation page starts at the top and renders its examples when opened directly', async () => {
  expect(pageIds.length).toBeGreaterThan(50)
  const { page, loadFrame } = await open(frameSize)
  for (const id of pageIds) {
    await expect(loadFrame(id), id).resolves.toEqual({ status: 'success', scrollTop: 0 })
    await expect.poll(() => page.evaluate(countUnrenderedExamples), { message: id, timeout: 60_000 }).toBe(0)
    expect([id, await page.evaluate(readPage)]).toEqual([id, initialState])
  }
}, 900_000)

test('an example that takes focus does not scroll the page', async () => {
  const { page, loadFrame } = await open(frameSize)
  await loadFrame('primitives-dialog--docs')
  await page.frameLocator('.sb-story iframe').first().getByRole('dialog').waitFor()
  await expect(page.evaluate(readPage)).resolves.toEqual(initialState)
})

test('a story opened after a documentation page works without a reload', async () => {
  const { load, openFromSidebar, frame } = await open()
  await load(getEntryPath('primitives-button--docs'))
  await expect(openFromSidebar('pages-login-errors--status-500')).resolves.toMatchObject({ status: 'success' })
  // If the story started a second mock service worker, its call would never receive a response.
  await expect.poll(() => frame().getByRole('alertdialog').textContent()).toContain('The server had a small problem')
})
