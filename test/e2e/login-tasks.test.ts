// Counts the elements that a click or key press renders in the same task, and the uses of slow `Intl` objects.
// Measured durations would mean little on a busy machine.

import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { people } from '../../mocks/personas/people.ts'
import { en } from '../screens/english.ts'
import { locateLoginForm, waitUntilReady } from './page-form.ts'
import { openSite } from './site.ts'

const site = openSite()

const countryButton = (page: Page) => page.getByRole('button', { name: /^Country or region/ })

/** Counts the matching elements at the end of each event's task, and returns a function that reads the counts. */
async function watchCounts(page: Page, type: 'click' | 'input', selector: string): Promise<() => Promise<number[]>> {
  await page.evaluate(
    ({ type, selector }) => {
      const counts: number[] = []
      Reflect.set(window, 'counts', counts)
      const count = () => counts.push(document.querySelectorAll(selector).length)
      // Prevents the search field from stopping its events before they reach the listener below.
      addEventListener(type, (event) => Object.assign(event, { stopPropagation: () => undefined }), true)
      // React renders urgent updates in a microtask queued before this one.
      addEventListener(type, () => queueMicrotask(() => queueMicrotask(count)))
    },
    { type, selector },
  )
  return () => page.evaluate(() => Reflect.get(window, 'counts') as number[])
}

async function openCountries(page: Page): Promise<void> {
  await countryButton(page).click()
  await page.getByRole('option', { name: /^Zimbabwe/ }).waitFor()
}

async function openLoginWithPhone(page: Page): Promise<void> {
  await page.goto('/login')
  await waitUntilReady(page)
  await locateLoginForm(page).login.fill(people.mei.phone)
  await countryButton(page).waitFor()
}

test('clicking the country button opens the list in a later task, and pressing Enter opens it immediately but renders its options later (WID-01)', async () => {
  const page = await site.newPage()
  await openLoginWithPhone(page)
  expect(await page.getByRole('option').count()).toBe(0)
  await openCountries(page)
  await page.keyboard.press('Escape')
  const countsAfterClick = await watchCounts(page, 'click', '[role=dialog], [role=option]')
  await openCountries(page)
  expect(await countsAfterClick()).toEqual([0])
  for (const [selector, count] of [
    ['[role=dialog]', 1],
    ['[role=option]', 0],
  ] as const) {
    await page.keyboard.press('Escape')
    const countsAfterKey = await watchCounts(page, 'click', selector)
    await page.keyboard.press('Enter')
    await page.getByRole('option', { name: /^Zimbabwe/ }).waitFor()
    expect(await countsAfterKey()).toEqual([count])
  }
})

test('a typed letter appears before its matches render, and pressing Enter right away chooses from the new matches', async () => {
  const page = await site.newPage()
  await openLoginWithPhone(page)
  await openCountries(page)
  const optionCount = await page.getByRole('option').count()
  const counts = await watchCounts(page, 'input', '[role=option]')
  await page.keyboard.type('zimb')
  await expect.poll(() => page.getByRole('option').count()).toBe(1)
  expect((await counts())[0]).toBe(optionCount)

  await page.getByRole('combobox').evaluate((search: HTMLInputElement) => {
    search.value = 'iceland'
    search.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }))
    search.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
  })
  await page.getByRole('button', { name: /\+354$/ }).waitFor()
})

test('clicking a tab renders its panel in a transition, and pressing Enter renders the panel immediately', async () => {
  const page = await site.newPage()
  // This URL loads the script for the other login methods before the form is ready.
  await page.goto('/login?way=sms')
  await page.locator('#quick-login[data-ready]').waitFor()
  const qr = page.getByRole('tab', { name: en('login.method.qr') })
  const panel = '[role=tabpanel][id$="-qr"]'
  const countsAfterClick = await watchCounts(page, 'click', panel)
  await qr.click()
  await page.locator(panel).waitFor()
  expect(await countsAfterClick()).toEqual([0])
  await page.getByRole('tab', { name: en('login.method.password') }).click()
  await locateLoginForm(page).login.waitFor()
  const countsAfterKey = await watchCounts(page, 'click', panel)
  await qr.press('Enter')
  expect(await countsAfterKey()).toEqual([1])
})

/** Records uses of `toLocaleString` and slow `Intl` objects. Runs in the page before anything else. */
function recordIntlUses() {
  const uses: string[] = []
  Reflect.set(window, 'intlUses', uses)
  for (const name of ['DateTimeFormat', 'DisplayNames', 'ListFormat', 'NumberFormat', 'RelativeTimeFormat'] as const) {
    const construct = (target: new (...args: never[]) => object, args: unknown[]): object => {
      uses.push(name)
      return Reflect.construct(target, args) as object
    }
    Reflect.set(Intl, name, new Proxy<object>(Intl[name], { construct }))
  }
  Number.prototype.toLocaleString = function () {
    uses.push('toLocaleString')
    return String(this)
  }
}

test('login and registration use no `Intl` objects, because creating the first one can block a slow phone for 0.1 s', async () => {
  const page = await site.newPage()
  await page.addInitScript(recordIntlUses)
  const readUses = () => page.evaluate(() => Reflect.get(window, 'intlUses') as string[])
  await openLoginWithPhone(page)
  expect(await readUses()).toEqual([])
  await page.goto('/register/personal')
  // The second step, which is rendered in advance, mentions the number of digits in a code.
  await page.locator('[name=sms_code]').waitFor({ state: 'attached' })
  await countryButton(page).waitFor()
  expect(await readUses()).toEqual([])
})
