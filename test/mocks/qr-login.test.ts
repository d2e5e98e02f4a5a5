import { beforeEach, expect, test } from 'vitest'
import { people } from '../../mocks/personas/people.ts'
import { qrLoginPicture } from '../../src/api/pictures.ts'
import {
  confirmQr,
  isLoggedIn,
  minute,
  notLoggedIn,
  refused,
  serveEachTest,
  service,
  visit,
  visitor,
} from './serve-each-test.ts'
import type { Visitor } from './visitor.ts'

/** Somebody's phone, logged in; the visitor's browser shows the QR code. */
let phone: Visitor

serveEachTest()

beforeEach(async () => {
  phone = await visit()
  await phone.logIn(people.mei.phone)
})

const begin = async () => String((await visitor.call('/qr_login/check_token', {})).token)
const check = (token: string, who = visitor) => who.call('/qr_login/check_token', { token })
const tell = (token: string, action?: 'confirm' | 'cancel', who = phone) =>
  who.call('/qr_login/confirm_login', action ? { token, action } : { token })
const dead = refused(1300003, 'token')

test('a token waits for 3 minutes', async () => {
  const token = await begin()
  expect(token).toMatch(/^\w{32}$/)
  service.clock.advance(3 * minute - 500)
  expect(await check(token)).toEqual({ success: true, token, status: 'waiting', expires_in: 1 })
  service.clock.advance(501)
  expect(await check(token)).toEqual({ success: true, token, status: 'expired', expires_in: 0 })
  expect(await tell(token)).toMatchObject(dead)
})

test('a confirmed login is handed over exactly once, with a new session id', async () => {
  const token = await confirmQr(phone)
  expect(await tell(token, 'confirm')).toMatchObject(dead)
  const before = visitor.cookie()
  expect(await check(token)).toMatchObject({ status: 'confirmed', user: { email: people.mei.email } })
  expect(visitor.cookie()).not.toBe(before)
  expect(await isLoggedIn()).toBe(true)
  expect(await check(token)).toMatchObject({ status: 'expired' })
})

test('nothing is confirmed that was not scanned before, nor by who is not logged in', async () => {
  const token = await begin()
  expect(await tell(token, undefined, await visit())).toMatchObject(notLoggedIn)
  expect(await tell(token, 'confirm')).toMatchObject(dead)
  expect(await check(token)).toMatchObject({ status: 'waiting' })
})

test('a second phone is refused', async () => {
  const other = await visit()
  await other.logIn(people.ava.email)
  const token = await begin()
  await tell(token)
  expect(await tell(token, undefined, other)).toMatchObject(dead)
  expect(await tell(token, 'confirm', other)).toMatchObject(dead)
  expect(await check(token)).toMatchObject({ status: 'scanned', name: 'Mei Lin' })
})

test('to another browser the token is expired, confirmed or not', async () => {
  const other = await visit()
  expect(await check(await begin(), other)).toMatchObject({ success: true, status: 'expired' })
  const token = await confirmQr(phone)
  expect(await check(token, other)).toMatchObject({ status: 'expired' })
  expect(await isLoggedIn(other)).toBe(false)
  expect(await check(token)).toMatchObject({ status: 'confirmed' })
})

test('there is no picture of another token, nor for another browser', async () => {
  const pictureStatus = async (who: Visitor, token: string) => (await who.navigate(qrLoginPicture(token))).status
  const token = await begin()
  expect(await pictureStatus(visitor, token)).toBe(200)
  expect(await pictureStatus(visitor, 'made-up')).toBe(404)
  expect(await pictureStatus(phone, token)).toBe(404)
  service.clock.advance(3 * minute + 1)
  expect(await pictureStatus(visitor, token)).toBe(404)
})
