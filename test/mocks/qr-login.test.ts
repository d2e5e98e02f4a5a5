import { beforeEach, expect, test } from 'vitest'
import { people } from '../../mocks/personas/people.ts'
import { confirmQr, isLoggedIn, minute, refused, serveEachTest, service, visit, visitor } from './serve-each-test.ts'
import type { Visitor } from './visitor.ts'

/** A logged-in phone. The visitor's browser shows the QR code. */
let phone: Visitor

serveEachTest()

beforeEach(async () => {
  phone = await visit()
  await phone.logIn(people.mei.phone)
})

const begin = async () => String((await visitor.call('/qr_login/check_token', {})).token)
const check = (token: string, who = visitor) => who.call('/qr_login/check_token', { token })
const confirmCall = (token: string, action?: 'confirm' | 'cancel', who = phone) =>
  who.call('/qr_login/confirm_login', action ? { token, action } : { token })
const invalidToken = refused(1300003, 'token')

test('a token expires after 3 minutes', async () => {
  const token = await begin()
  expect(token).toMatch(/^\w{32}$/)
  service.clock.advance(3 * minute - 500)
  expect(await check(token)).toEqual({ success: true, token, status: 'waiting', expires_in: 1 })
  service.clock.advance(501)
  expect(await check(token)).toEqual({ success: true, token, status: 'expired', expires_in: 0 })
  expect(await confirmCall(token)).toMatchObject(invalidToken)
})

test('a confirmed login is completed exactly once, with a new session id', async () => {
  const token = await confirmQr(phone)
  expect(await confirmCall(token, 'confirm')).toMatchObject(invalidToken)
  const before = visitor.cookie()
  expect(await check(token)).toMatchObject({ status: 'confirmed', user: { email: people.mei.email } })
  expect(visitor.cookie()).not.toBe(before)
  expect(await isLoggedIn()).toBe(true)
  expect(await check(token)).toMatchObject({ status: 'expired' })
})

test('a token accepts no second phone', async () => {
  const other = await visit()
  await other.logIn(people.ava.email)
  const token = await begin()
  await confirmCall(token)
  expect(await confirmCall(token, undefined, other)).toMatchObject(invalidToken)
  expect(await confirmCall(token, 'confirm', other)).toMatchObject(invalidToken)
  expect(await check(token)).toMatchObject({ status: 'scanned', name: 'Mei Lin' })
})

test('a token counts as expired in another browser, confirmed or not', async () => {
  const other = await visit()
  expect(await check(await begin(), other)).toMatchObject({ success: true, status: 'expired' })
  const token = await confirmQr(phone)
  expect(await check(token, other)).toMatchObject({ status: 'expired' })
  expect(await isLoggedIn(other)).toBe(false)
  expect(await check(token)).toMatchObject({ status: 'confirmed' })
})
