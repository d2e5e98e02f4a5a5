// Account security: devices, linked accounts, the open API token, and pages of an account that is no longer logged in.

import { expect, test } from 'vitest'
import { people } from '../../mocks/personas/people.ts'
import { matching } from './matchers.ts'
import {
  isLoggedIn,
  logInByThirdParty,
  minute,
  notLoggedIn,
  origin,
  refused,
  serveEachTest,
  service,
  start,
  visitor,
} from './serve-each-test.ts'
import { createVisitor, type Visitor } from './visitor.ts'

const { mei, tomas, ines } = people

serveEachTest()

const listDevices = async (who = visitor) =>
  (await who.call('/security/get_devices')).devices as { id: string; current: boolean; last_active_at: number }[]
const forget = (id = '', who = visitor) => who.call('/security/delete_device', { device_id: id })

test.each<[string, object?]>([
  ['/security/get_thirds'],
  ['/security/unbind_third', { type: 'wechat' }],
  ['/security/get_devices'],
  ['/credential/pre_verify_phone', {}],
  ['/credential/verify_email', { email: 'mei@example.org' }],
  ['/credential/update_phone', { phone: '13700137000', sms_captcha: '0000' }],
  ['/security/delete_device', { device_id: 'member-device-1' }],
  ['/security/get_open_api_token_info'],
  ['/security/refresh_open_api_token_info', {}],
])('%s is for members only', async (path, data) => {
  expect(await visitor.call(path, data)).toMatchObject(notLoggedIn)
  await visitor.logIn(ines.email)
  expect(await visitor.call(path, data)).toMatchObject(notLoggedIn)
})

test("neither the current device nor another user's can be deleted", async () => {
  await visitor.logIn(mei.email)
  const [own] = await listDevices()
  expect(await forget(own?.id)).toMatchObject(refused(1900006))
  expect(await forget('many-devices-device-1')).toMatchObject(refused(1900005))
  expect(await listDevices()).toHaveLength(4)
})

/** Logs in as Mei Lin through WeChat, from a browser that has the cookie of a device. */
async function logInFrom(token: string): Promise<Visitor> {
  const browser = createVisitor(origin, `device_token=${token}`)
  await browser.open()
  await logInByThirdParty(browser, 'wechat', 'member')
  return browser
}

test('LOG-07 SCR-11 two sessions with one device token count as two devices, and logging out all others includes the second', async () => {
  const first = await logInFrom('same')
  const before = (await listDevices(first)).length
  const second = await logInFrom('same')
  const others = (await listDevices(first)).filter(({ current }) => !current)
  expect(others).toHaveLength(before)
  for (const { id } of others) await forget(id, first)
  expect(await listDevices(first)).toMatchObject([{ current: true }])
  expect([await isLoggedIn(second), await isLoggedIn(first)]).toEqual([false, true])
})

test('LOG-07 the next login with a device token counts as one device once the token’s sessions have ended', async () => {
  const before = (await listDevices(await logInFrom('same'))).length
  await logInFrom('same')
  service.clock.advance(31 * minute)
  expect(await listDevices(await logInFrom('same'))).toHaveLength(before)
})

test('RQ-2 the open API token is created only on request, not when viewed, and stays the same', async () => {
  const viewToken = () => visitor.call('/security/get_open_api_token_info')
  await visitor.logIn(mei.email)
  expect(await viewToken()).toEqual({ status: 200, success: true })
  const info = await visitor.call('/security/refresh_open_api_token_info', {})
  const token = matching(/^[0-9a-f]{64}$/)
  expect(info).toMatchObject({ token, created_at: start, expires_at: start + 365 * 24 * 60 * minute })
  expect(await viewToken()).toEqual(info)
  const fresh = await visitor.call('/security/refresh_open_api_token_info', {})
  expect(fresh.token).not.toBe(info.token)
  expect(await viewToken()).toEqual(fresh)
})

/** Calls as a page of this account. */
async function asPage(account: unknown, path: string, init: RequestInit = {}) {
  return (await visitor.callRaw(path, { ...init, headers: { 'X-Account': String(account) } })).json() as Promise<object>
}

test('RQ-14 a page opened by one account cannot act for another that has logged in since', async () => {
  await visitor.logIn(mei.email)
  const { account } = await visitor.open('/security/open-api')
  expect((await visitor.open('/login')).account).toBeUndefined()
  expect(await asPage(account, '/auth/hi')).toMatchObject({ logged_in: true })
  await visitor.logIn(tomas.email)
  const refresh = { method: 'POST', body: '{}' }
  expect(await asPage(account, '/security/refresh_open_api_token_info', refresh)).toMatchObject(
    refused('other_account'),
  )
  expect(await visitor.call('/security/get_open_api_token_info')).toEqual({ status: 200, success: true })
})

test('RQ-14 a login that is waiting for its second step counts as another account', async () => {
  await visitor.logIn(mei.email)
  const { account } = await visitor.open('/security')
  await visitor.logIn(ines.email)
  expect((await visitor.open('/two-step-login')).account).not.toBe(account)
  expect(await asPage(account, '/auth/hi')).toMatchObject(refused('other_account'))
})
