import { expect, test } from 'vitest'
import { getEntryPath, laptop, openCatalog } from './catalog-window.ts'

const open = openCatalog()

/** The toolbar's menus, each with its initial option and its other options. */
const menus = [
  ['English', ['简体中文', '繁體中文', 'Pseudo (lengthened)']],
  ['Light', ['Dark']],
  ['Portico', ['Clear sky']],
  ['Client: set by the story', ['Client: web', 'Client: mobile web', 'Client: desktop client', 'Client: mobile app']],
  ['Network: normal', ['Slow: each call takes 2 s longer', 'Next submit: 500']],
] as const

/** Reads the page properties that the toolbar changes. */
const readPage = () => {
  const { lang, dataset } = document.documentElement
  return { lang, theme: dataset.theme, brand: dataset.brand, text: document.body.textContent }
}

test('a story renders without errors with each toolbar option, and choosing the initial option restores the story', async () => {
  const { page, frame, load, rerender } = await open()
  await load(getEntryPath('pages-login--default'))
  const initialPage = await frame().evaluate(readPage)
  for (const [initialOption, otherOptions] of menus) {
    let current: string = initialOption
    for (const option of [...otherOptions, initialOption]) {
      const choose = async () => {
        await page
          .getByRole('button', { name: new RegExp(current.replaceAll(/[()]/g, '.')) })
          .first()
          .click()
        await page.getByRole('option', { name: option, exact: true }).click()
      }
      await expect(rerender(choose), option).resolves.toMatchObject({ status: 'success' })
      await page.getByRole('button', { name: option }).first().waitFor()
      await expect(frame().locator('.sb-errordisplay:visible').count(), option).resolves.toBe(0)
      current = option
    }
    await expect.poll(() => frame().evaluate(readPage), { message: initialOption }).toEqual(initialPage)
  }
}, 600_000)

test('a story does not play until the user switches from “Before interaction” to “After interaction”', async () => {
  const { page, frame, load, rerender } = await open()
  const countAlerts = () => frame().getByRole('alertdialog').count()
  await load(`${getEntryPath('pages-login-errors--status-500')}&globals=play:unplayed`)
  await expect(countAlerts()).resolves.toBe(0)
  const choose = async () => {
    await page.getByRole('button', { name: /Before interaction/ }).click()
    await page.getByRole('option', { name: 'After interaction' }).click()
  }
  await expect(rerender(choose)).resolves.toMatchObject({ status: 'success' })
  await expect(countAlerts()).resolves.toBe(1)
})

test('a story’s globals are reset when the story closes', async () => {
  const { frame, load, openFromSidebar } = await open()
  const readGlobals = () =>
    frame().evaluate(() => ({ ...document.documentElement.dataset, lang: document.documentElement.lang }))
  // This story sets the dark theme.
  await load(getEntryPath('primitives-confirm--default'))
  await expect(readGlobals()).resolves.toMatchObject({ theme: 'dark' })
  for (const id of ['primitives-button--docs', 'start-here--docs', 'pages-login--default']) {
    await openFromSidebar(id)
    await expect.poll(readGlobals, { message: id }).toMatchObject({ theme: 'light', lang: 'en', brand: 'portico' })
  }
})

test('the preview has the exact size of the chosen viewport, even with the addon panel open', async () => {
  const { page, frame, load } = await open(laptop)
  const readSize = () => frame().evaluate(() => [window.innerWidth, window.innerHeight])
  await load(`${getEntryPath('pages-login--default')}&globals=viewport.value:phone`)
  await expect.poll(readSize).toEqual([390, 844])
  await page.getByRole('button', { name: 'Show addon panel' }).click()
  await page.getByRole('tab', { name: /Interactions/ }).waitFor()
  await expect.poll(readSize).toEqual([390, 844])
})
