import { expect, test } from 'vitest'
import { demoPassword, people } from '../../mocks/personas/people.ts'
import { en } from '../screens/english.ts'
import { expectArrival, locateLoginForm, waitUntilReady } from './page-form.ts'
import { logIn } from './perform.ts'
import { openSite } from './site.ts'

const site = openSite()

test('the characters in a refreshed picture captcha are accepted (WID-04, ERR-14, OC-5)', async () => {
  const page = await site.open('/login')
  const waitForImageAfter = async (action: () => Promise<void>) => {
    const imageResponse = page.waitForResponse(/captcha\/get_pic/)
    await action()
    await (await imageResponse).finished()
  }
  await waitForImageAfter(() => logIn(page, people.noor.email))
  await waitForImageAfter(() => page.getByRole('button', { name: en('picture-captcha.refresh') }).click())
  const captcha = page.getByRole('textbox', { name: en('picture-captcha.label') })
  await captcha.fill(String(site.service.peek.captcha()))
  await page.keyboard.press('Enter')
  await expectArrival(page, '/')
})

test('an alert is shown as a plain bar if its script fails to load (RS-1)', async () => {
  site.allowError(/feedback-|status 500/)
  const page = await site.newPage()
  await page.route(/\/feedback-.*\.js/, (route) => route.abort())
  await page.goto('/login')
  await logIn(page, people.serverError.email)
  const bar = page.getByRole('alert').filter({ hasText: en('error.status-500.title') })
  await bar.getByRole('button', { name: en('dialog.ok') }).click()
  await bar.waitFor({ state: 'detached' })
  expect(await locateLoginForm(page).password.inputValue()).toBe(demoPassword)
})

test('an alert opens its link in a new window that has no access to the page (RD-4)', async () => {
  const page = await site.open('/login')
  await logIn(page, people.downloadLink.email)
  const newWindow = page.context().waitForEvent('page')
  await page.getByRole('alertdialog').getByRole('button').last().click()
  const window = await newWindow
  await window.waitForURL('**/__pages/download')
  expect(await window.evaluate(() => globalThis.opener === null && document.referrer === '')).toBe(true)
  expect(await locateLoginForm(page).password.inputValue()).toBe(demoPassword)
})

test('switching the language keeps the query and the hash (WID-11)', async () => {
  const page = await site.open('/login?redirect=%2F__pages%2Fterms#top')
  await waitUntilReady(page)
  await page.locator('summary').click()
  await page.getByRole('link', { name: '繁體中文' }).click()
  await page.getByRole('heading', { name: '登入 Portico' }).waitFor()
  const { search, hash } = new URL(page.url())
  expect(Object.fromEntries(new URLSearchParams(search))).toEqual({ redirect: '/__pages/terms', lang: 'zh-TW' })
  expect(hash).toBe('#top')
})

test('going back after a login shows a usable form with an empty password field (IN-4, RS-3)', async () => {
  const page = await site.open('/login')
  await logIn(page)
  await expectArrival(page, '/')
  await page.goBack()
  await waitUntilReady(page)
  const { password, submit } = locateLoginForm(page)
  expect(await password.inputValue()).toBe('')
  expect(await submit.getAttribute('aria-busy')).toBe(null)
})
