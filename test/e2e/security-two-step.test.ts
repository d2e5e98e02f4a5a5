import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { demoPassword, people } from '../../mocks/personas/people.ts'
import type { MessageId } from '../../src/i18n/message-types.ts'
import { authenticatorCodeFor } from '../journeys/journeys/authenticator-code.ts'
import { newestCode } from '../screens/codes.ts'
import { en } from '../screens/english.ts'
import { button } from '../screens/step.ts'
import { choose, next, verifyIdentity, verifyPassword } from '../screens/two-step.ts'
import { readContent, readStoredData } from './page-form.ts'
import { logIn, perform } from './perform.ts'
import { openSite } from './site.ts'
import { findAccount, openSettings, settingsPath, waitForDialog } from './two-step.ts'

const site = openSite()
const bySms = { method: 'sms', phone: people.mei.phone } as const

/** Shows the authenticator key and returns it. */
async function readKey(page: Page): Promise<string> {
  await page.getByRole('button', { name: en('two-step.google.show') }).click()
  return String(await page.locator('code').textContent())
}

/** Closes the success alert, and waits until the settings show the new state. */
async function confirmSuccess(page: Page, title: MessageId, state: MessageId): Promise<void> {
  const alert = page.getByRole('alertdialog', { name: en(title) })
  await alert.getByRole('button', { name: en('dialog.ok') }).click()
  await page.waitForURL((url) => url.pathname === settingsPath && url.search === '')
  await page.getByText(en(state), { exact: true }).waitFor()
}

// TWO-03, TWO-07, TWO-08, TWO-09
test('the user can turn on two-step verification with an authenticator, even after a reload discards the key, and no URL, storage or cookie contains a secret (SE-1, SE-2, RQ-3)', async () => {
  const page = await site.newPage()
  const urls: string[] = []
  page.on('request', (request) => urls.push(request.url()))
  await openSettings(site, page)
  await perform(page, [{ press: button('two-step.turn-on.name') }, verifyIdentity, ...choose('google'), next])
  const firstKey = await readKey(page)
  expect(await readContent(page)).toContain(firstKey)
  await page.reload()
  await waitForDialog(page, 'two-step.choose-method.title')
  expect(await readContent(page)).not.toContain(firstKey)
  await perform(page, [...choose('google'), next])
  const key = await readKey(page)
  const code = authenticatorCodeFor(key)(site)
  await perform(page, { type: [['two-step.google.code', code]], until: { announced: 'two-step.done.title' } })
  const persistedData = [...urls, await readStoredData(page)].join('\n')
  for (const secret of [demoPassword, key, code]) expect(persistedData).not.toContain(secret)
  await confirmSuccess(page, 'two-step.done.title', 'two-step.state.on')
  expect(findAccount(site).twoStep).toEqual({ method: 'google', secret: key })
})

test('the user changes the method to WeChat (TWO-04, TWO-08, TWO-10)', async () => {
  const page = await site.newPage()
  await openSettings(site, page, settingsPath, bySms)
  await perform(page, [{ press: button('two-step.change.name') }, verifyIdentity, ...choose('wechat')])
  await page.getByRole('img', { name: en('two-step.wechat.picture') }).waitFor()
  const phone = await site.newPage()
  await phone.goto(String(site.service.peek.wechatScan()))
  await perform(page, { type: [['two-step.wechat.code', newestCode]] }, site)
  await confirmSuccess(page, 'two-step.method-changed.title', 'two-step.state.on')
  expect(findAccount(site).twoStep).toEqual({ method: 'wechat' })
})

test('the user turns two-step verification off (TWO-08, TWO-11)', async () => {
  const page = await site.newPage()
  await openSettings(site, page, settingsPath, bySms)
  await perform(page, [
    { press: button('two-step.turn-off.row') },
    verifyPassword,
    { press: button('two-step.turn-off') },
  ])
  await confirmSuccess(page, 'two-step.turned-off.title', 'two-step.state.off')
  expect(findAccount(site).twoStep).toBeUndefined()
})

test('type=set lets the user change the method if verification is on, and type=modify lets the user turn verification on if it is off (SCR-16)', async () => {
  const page = await site.newPage()
  await openSettings(site, page, `${settingsPath}?type=set`, bySms)
  await perform(page, verifyPassword)
  await page.getByText(en('two-step.choose-method.body-modify')).waitFor()
  Object.assign(findAccount(site), { twoStep: undefined })
  await page.goto(`${settingsPath}?type=modify`)
  await page.getByText(en('two-step.choose-method.body-set')).waitFor()
  await page.goto(`${settingsPath}?type=other`)
  await page.getByRole('button', { name: en('two-step.turn-on.name') }).waitFor()
  expect(await page.getByRole('dialog').count()).toBe(0)
})

test('the settings page redirects a user who must set up two-step verification to the setup page, and keeps the `redirect` parameter (ERR-16)', async () => {
  const page = await site.open('/login')
  await logIn(page, people.forceTwoStep.email)
  await page.waitForURL(/\/two-step-setup/)
  await page.goto(`${settingsPath}?redirect=%2F__pages%2Fterms&lang=en`)
  await page.waitForURL((url) => url.pathname === '/two-step-setup')
  expect(new URL(page.url()).searchParams.get('redirect')).toBe('/__pages/terms')
  await page.getByRole('radio', { name: en('two-step.method.wechat') }).waitFor()
})
