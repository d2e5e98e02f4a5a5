import { expect, test } from 'vitest'
import { people } from '../../mocks/personas/people.ts'
import { codeTo, sendTo, typeCode } from '../screens/codes.ts'
import { en } from '../screens/english.ts'
import { choosePassword, nameAccount } from '../screens/recovery.ts'
import { formOf, kept, loginForm, whenReady } from './page-form.ts'
import { perform } from './perform.ts'
import { expectDone } from './recovery.ts'
import { openSite } from './site.ts'

const site = openSite()

/** By the code that is sent to the phone. */
const prove = [nameAccount(people.mei.phone), sendTo(people.mei.phone), typeCode(codeTo(people.mei.phone))]
const callsTo = (path: string) => site.service.calls.filter((call) => call.path.endsWith(path))

test('where the slider is in use, the code is proved by the call that takes it, also while nobody has said so yet', async () => {
  site.service.settings.sliding_captcha_enabled = true
  site.service.faults.add({ path: '/login_settings', delay_ms: 60_000 })
  const page = await site.open('/forgot-password')
  await perform(page, [...prove, choosePassword()], site)
  await expectDone(page)
  expect(callsTo('/password/confirm_forgot')).toHaveLength(0)
  expect(callsTo('/password/confirm_forgot_v3')).toHaveLength(1)
})

test('a reload in the middle begins again, with nothing kept (RQ-3, SE-1)', async () => {
  const page = await site.open('/forgot-password')
  await perform(page, prove, site)
  await whenReady(page, 'choose-password')
  const lasting = await kept(page)
  for (const told of [people.mei.phone, people.mei.maskedPhone]) expect(lasting).not.toContain(told)
  await page.reload()
  await whenReady(page, 'forgot-password')
  await page.getByRole('heading', { name: en('forgot-password.heading') }).waitFor()
})

test('what was typed at the login comes along, and stands in no address (RQ-3)', async () => {
  const page = await site.open('/login')
  await whenReady(page, 'login')
  await loginForm(page).login.fill(people.mei.email)
  await page.getByRole('link', { name: en('login.forgot-password') }).click()
  await whenReady(page, 'forgot-password')
  await expect.poll(() => formOf(page, 'forgot-password').field('login').inputValue()).toBe(people.mei.email)
  expect(new URL(page.url()).search).toBe('')
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(people.mei.email)
})
