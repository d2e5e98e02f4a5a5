import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { en } from '../screens/english.ts'
import { openStorybook } from './storybook.ts'
import { compose, paste } from './typing.ts'

const storybook = openStorybook()

const login = (page: Page) => page.getByRole('textbox', { name: en('login.login.label') })
const countryButton = (page: Page) => page.getByRole('button', { name: /^Country or region/ })
const countryList = (page: Page) => page.getByRole('listbox', { name: en('phone-field.country') })

/** Returns the form's values: the number and the country code. */
function readValues(page: Page, name: 'phone' | 'login' = 'phone'): Promise<unknown[]> {
  return page.evaluate((field) => {
    const data = new FormData(document.querySelector('form') ?? undefined)
    return [data.get(field), data.get(`${field}_country`)]
  }, name)
}

/** Returns the name and selection of the focused field, or the tag name of any other focused element. */
function readCaret(page: Page): Promise<unknown> {
  return page.evaluate(() => {
    const { activeElement: active } = document
    return active instanceof HTMLInputElement
      ? [active.name, active.selectionStart, active.selectionEnd]
      : active?.tagName
  })
}

describe('the country list', () => {
  test('opens as a sheet with tappable rows on a touch device, without the on-screen keyboard', async () => {
    const page = await storybook.open('widgets-phonefield--empty', {
      viewport: { width: 390, height: 844 },
      isTouch: true,
    })
    expect((await countryButton(page).boundingBox())?.height).toBeGreaterThanOrEqual(44)
    await countryButton(page).tap()
    await countryList(page).waitFor()
    expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('dialog')
    const targets = [page.getByRole('option').first(), page.getByRole('button', { name: en('phone-field.close') })]
    for (const target of targets) expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    await page.getByRole('option', { name: 'Japan +81' }).tap()
    expect(await readCaret(page)).toEqual(['phone', 0, 0])
    expect(await readValues(page)).toEqual(['', '81'])
    expect(await page.getByRole('dialog').count()).toBe(0)
  })

  test('is not filtered during IME composition (IM-1)', async () => {
    const page = await storybook.open('widgets-phonefield--empty', { locale: 'zh-CN' })
    await page.getByRole('button', { name: /^国家或地区/ }).click()
    await page.getByRole('combobox').waitFor()
    await page.getByRole('option').first().waitFor()
    const optionCount = await page.getByRole('option').count()
    await compose(page, ['r', 'ri', 'ri ben'])
    expect(await page.getByRole('option').count()).toBe(optionCount)
    await compose(page, [], '日本')
    await expect.poll(() => page.getByRole('option').allTextContents()).toEqual(['日本 +81'])
    expect(await page.getByRole('dialog').getByRole('status').textContent()).toBe('找到 1 个结果')
  })
})

describe('showing and hiding the country selector (AC-4, WID-01)', () => {
  test('does not lose input, move the caret or shift the layout, even if the user types fast and the selector loads slowly', async () => {
    const page = await storybook.open('widgets-phonefield--login-empty')
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.context().route(/field-country/, async (route) => {
      await released
      await route.continue()
    })
    await page.reload()
    await login(page).click()
    const box = await login(page).evaluate((input) => JSON.stringify(input.parentElement?.getBoundingClientRect()))
    await page.keyboard.type('13800138000')
    await page.keyboard.press('ArrowLeft')
    expect(await countryButton(page).count()).toBe(0)
    release()
    await countryButton(page).waitFor()
    expect(await readCaret(page)).toEqual(['login', 10, 10])
    expect(await login(page).evaluate((input) => JSON.stringify(input.parentElement?.getBoundingClientRect()))).toBe(
      box,
    )
    await page.keyboard.type('@')
    expect(await countryButton(page).count()).toBe(0)
    expect(await readCaret(page)).toEqual(['login', 11, 11])
    await page.keyboard.press('Backspace')
    await countryButton(page).waitFor()
    expect(await readValues(page, 'login')).toEqual(['13800138000', '86'])
    expect(await readCaret(page)).toEqual(['login', 10, 10])
  })

  test('waits until IME composition ends, and keeps the composed text (IM-1)', async () => {
    const page = await storybook.open('widgets-phonefield--login-empty')
    await login(page).click()
    // Load the selector first, so that only the composition can delay it.
    await page.keyboard.type('1')
    await countryButton(page).waitFor()
    await page.keyboard.press('Backspace')
    await expect.poll(() => countryButton(page).count()).toBe(0)
    await compose(page, ['1', '13', '138'])
    expect(await login(page).inputValue()).toBe('138')
    expect(await countryButton(page).count()).toBe(0)
    await compose(page, [], '１３８')
    await countryButton(page).waitFor()
    expect(await readCaret(page)).toEqual(['login', 3, 3])
    await compose(page, ['q', 'qq'], '企业')
    expect(await countryButton(page).count()).toBe(0)
    expect(await login(page).inputValue()).toBe('１３８企业')
    expect(await readCaret(page)).toEqual(['login', 5, 5])
  })
})

test('a paste into the middle of a number leaves the caret after the pasted digits (IM-3)', async () => {
  const page = await storybook.open('widgets-phonefield--empty')
  const phone = page.getByRole('textbox', { name: en('phone-field.label') })
  await phone.fill('1388000')
  await phone.evaluate((input: HTMLInputElement) => input.setSelectionRange(3, 3))
  await paste(page, '0013')
  expect(await readValues(page)).toEqual(['13800138000', '86'])
  expect(await readCaret(page)).toEqual(['phone', 7, 7])
})
