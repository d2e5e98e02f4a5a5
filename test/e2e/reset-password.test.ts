import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { people } from '../../mocks/personas/people.ts'
import { lastCodeSentTo, requestCodeFor, typeCode } from '../screens/codes.ts'
import { en } from '../screens/english.ts'
import { choosePassword, enterAccount } from '../screens/recovery.ts'
import { locateForm, locateLoginForm, readStoredData, waitUntilReady } from './page-form.ts'
import { perform } from './perform.ts'
import { openSite } from './site.ts'

const site = openSite()
const { email, phone, maskedPhone } = people.mei

/** Steps that verify the phone number with the code sent to it. */
const verifyPhone = [enterAccount(phone), requestCodeFor(phone), typeCode(lastCodeSentTo(phone))]

const waitForReset = (page: Page) => page.getByRole('heading', { name: en('choose-password.done.heading') }).waitFor()

test('the token in an email link appears in no other URL (SCR-05, RQ-3)', async () => {
  const page = await site.open('/forgot-password')
  await perform(page, { ...enterAccount(email), until: { sentTo: email } }, site)
  await page.goto(String(site.service.outbox.at(-1)?.link))
  const token = String(new URL(page.url()).searchParams.get('token'))
  const requestedUrls: string[] = []
  page.on('request', (request) => requestedUrls.push(request.url()))
  await perform(page, choosePassword())
  await waitForReset(page)
  expect(await page.getByRole('link', { name: en('login.submit') }).getAttribute('href')).not.toContain(token)
  expect(requestedUrls.filter((url) => url.includes(token))).toEqual([])
})

test('the page calls confirm_forgot_v3 if the slider captcha is enabled, even if the settings load slowly', async () => {
  site.service.settings.sliding_captcha_enabled = true
  site.service.faults.add({ path: '/login_settings', delay_ms: 60_000 })
  const page = await site.open('/forgot-password')
  await perform(page, [...verifyPhone, choosePassword()], site)
  await waitForReset(page)
  const calledPaths = site.service.calls
    .map(({ path }) => path)
    .filter((path) => path.startsWith('/password/confirm_forgot'))
  expect(calledPaths).toEqual(['/password/confirm_forgot_v3'])
})

test('a reload restarts the recovery, because the page does not store the phone number (RQ-3, SE-1)', async () => {
  const page = await site.open('/forgot-password')
  await perform(page, verifyPhone, site)
  await waitUntilReady(page, 'choose-password')
  const persistedData = await readStoredData(page)
  for (const secret of [phone, maskedPhone]) expect(persistedData).not.toContain(secret)
  await page.reload()
  await waitUntilReady(page, 'forgot-password')
})

test('the login typed on the login page is filled in on the forgot-password page, but is not in its URL (RQ-3)', async () => {
  const page = await site.open('/login')
  await waitUntilReady(page, 'login')
  await locateLoginForm(page).login.fill(email)
  await page.getByRole('link', { name: en('login.forgot-password') }).click()
  await waitUntilReady(page, 'forgot-password')
  await expect.poll(() => locateForm(page, 'forgot-password').field('login').inputValue()).toBe(email)
  expect(new URL(page.url()).search).toBe('')
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(email)
})
