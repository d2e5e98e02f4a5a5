import { renderSVG } from 'uqr'
import { beforeEach, expect, test } from 'vitest'
import { people } from '../../mocks/personas/people.ts'
import { qrLoginPicture } from '../../src/api/pictures.ts'
import { containing } from './matchers.ts'
import { origin, serveEachTest, service, visitor } from './serve-each-test.ts'
import { newestCode } from './two-step-visitor.ts'
import { createVisitor, type Visitor } from './visitor.ts'

/** The browser that shows the QR code. */
/** Somebody's phone, logged in. */
let phone: Visitor
const minute = 60_000

serveEachTest({ now: () => 1_700_000_000_000 })

beforeEach(async () => {
  phone = await visitAs(people.mei.phone)
})

async function visitAs(login?: string): Promise<Visitor> {
  const other = createVisitor(origin)
  await other.open()
  if (login !== undefined) await other.logIn(login)
  return other
}

async function startQr(who = visitor, prefix = ''): Promise<string> {
  return String((await who.call(`${prefix}/qr_login/check_token`, {})).token)
}

const check = (token: string, who = visitor) => who.call('/qr_login/check_token', { token })
const tell = (token: string, action?: 'confirm' | 'cancel', who = phone) =>
  who.call('/qr_login/confirm_login', action ? { token, action } : { token })
const dead = { success: false, errors: [{ field: 'token', error_code: 1300003 }] }

test.each(['', '/account'])('a token waits for 3 minutes (prefix "%s")', async (prefix) => {
  const started = await visitor.call(`${prefix}/qr_login/check_token`, {})
  expect(started).toMatchObject({ success: true, status: 'waiting', expires_in: 180 })
  const token = String(started.token)
  expect(token).toMatch(/^\w{32}$/)
  service.clock.advance(3 * minute - 500)
  expect(await check(token)).toEqual({ success: true, token, status: 'waiting', expires_in: 1 })
  service.clock.advance(501)
  expect(await check(token)).toEqual({ success: true, token, status: 'expired', expires_in: 0 })
  expect(await tell(token)).toMatchObject(dead)
})

test('the phone sees which device asks and where, the browser sees who scanned', async () => {
  const browser = { 'User-Agent': 'Mozilla/5.0 (Windows NT 10.0) Firefox/150.0' }
  const response = await visitor.callRaw('/qr_login/check_token', { method: 'POST', body: '{}', headers: browser })
  const { token } = (await response.json()) as { token: string }
  const asking = { device_name: 'Firefox · Windows', location: 'Hangzhou, CN' }
  expect(await tell(token)).toEqual({ status: 200, success: true, ...asking })
  expect(await check(token)).toMatchObject({ status: 'scanned', name: 'Mei Lin', expires_in: 180 })
  expect(await tell(token)).toMatchObject({ success: true, ...asking })
})

test('a confirmed login is handed over exactly once', async () => {
  const token = await startQr()
  await tell(token)
  expect(await tell(token, 'confirm')).toMatchObject({ success: true })
  expect(await tell(token, 'confirm')).toMatchObject(dead)
  const before = visitor.cookie()
  const user = { phone: people.mei.phone, email: people.mei.email }
  expect(await check(token)).toEqual({ success: true, token, status: 'confirmed', expires_in: 180, user })
  expect(visitor.cookie()).not.toBe(before)
  expect(await visitor.call('/auth/hi')).toMatchObject({ logged_in: true })
  expect(await check(token)).toMatchObject({ status: 'expired' })
})

test('a confirmed login goes where its browser wants to', async () => {
  const token = await startQr()
  await tell(token)
  const ask = () => visitor.call('/qr_login/check_token', { token, redirect: '/files' })
  expect(await ask()).not.toHaveProperty('redirect')
  await tell(token, 'confirm')
  expect(await ask()).toMatchObject({ status: 'confirmed', redirect: '/files' })
})

test('a canceled login lets nobody in', async () => {
  const token = await startQr()
  await tell(token)
  expect(await tell(token, 'cancel')).toMatchObject({ success: true })
  expect(await check(token)).toMatchObject({ success: true, status: 'canceled' })
  expect(await tell(token, 'confirm')).toMatchObject(dead)
  expect(await tell(token)).toMatchObject(dead)
  expect(await visitor.call('/auth/hi')).toMatchObject({ logged_in: false })
})

test('nothing is confirmed that was not scanned before', async () => {
  const token = await startQr()
  expect(await tell(token, 'confirm')).toMatchObject(dead)
  expect(await check(token)).toMatchObject({ status: 'waiting' })
})

test('a second phone is refused', async () => {
  const other = await visitAs(people.ava.email)
  const token = await startQr()
  await tell(token)
  expect(await tell(token, undefined, other)).toMatchObject(dead)
  expect(await tell(token, 'confirm', other)).toMatchObject(dead)
  expect(await check(token)).toMatchObject({ status: 'scanned', name: 'Mei Lin' })
})

test('a phone that is not logged in confirms nothing', async () => {
  const token = await startQr()
  expect(await tell(token, undefined, await visitAs())).toMatchObject({ errors: [{ error_code: 9000001 }] })
})

test('to another browser the token is expired, confirmed or not', async () => {
  const other = await visitAs()
  const token = await startQr()
  expect(await check(token, other)).toMatchObject({ success: true, status: 'expired' })
  await tell(token)
  await tell(token, 'confirm')
  expect(await check(token, other)).toMatchObject({ status: 'expired' })
  expect(await other.call('/auth/hi')).toMatchObject({ logged_in: false })
  expect(await check('made-up')).toMatchObject({ status: 'expired' })
  expect(await check(token)).toMatchObject({ status: 'confirmed' })
})

test('a confirmed login that is not fetched in time is worth nothing', async () => {
  const token = await startQr()
  await tell(token)
  await tell(token, 'confirm')
  service.clock.advance(3 * minute + 1)
  expect(await check(token)).toMatchObject({ status: 'expired' })
})

test('the second step is asked for in the browser as well', async () => {
  const olu = await visitAs(people.olu.email)
  await olu.call('/two_step_login', { two_step_captcha: newestCode(service), method: 'wechat' })
  const token = await startQr()
  await tell(token, undefined, olu)
  await tell(token, 'confirm', olu)
  expect(await visitor.call('/qr_login/check_token', { token, redirect: '/files' })).toMatchObject({
    success: false,
    redirect: '/two-step-login?redirect=%2Ffiles',
  })
  expect(await check(token)).toMatchObject({ status: 'expired' })
  expect(await visitor.call('/auth/hi')).toMatchObject({ logged_in: false })
})

test.each(['', '/account'])(
  'the picture of a token is the address that the phone opens (prefix "%s")',
  async (prefix) => {
    const token = await startQr(visitor, prefix)
    const response = await visitor.navigate(prefix + qrLoginPicture(token), { headers: { Accept: 'image/*' } })
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/svg+xml; charset=utf-8'])
    const address = `${origin}${prefix}/qr-login/confirm?token=${token}`
    expect(await response.text()).toBe(renderSVG(address, { border: 4, ecc: 'M' }))
  },
)

test('there is no picture of another token, nor for another browser', async () => {
  const pictureStatus = async (who: Visitor, token: string) => (await who.navigate(qrLoginPicture(token))).status
  const token = await startQr()
  expect(await pictureStatus(visitor, 'made-up')).toBe(404)
  expect(await pictureStatus(phone, token)).toBe(404)
  service.clock.advance(3 * minute + 1)
  expect(await pictureStatus(visitor, token)).toBe(404)
})

test.each([
  ['en', 'This QR code has expired'],
  ['zh-CN', '二维码已过期'],
  ['zh-TW', 'QR 碼已過期'],
])('refusals speak %s', async (lang, words) => {
  await phone.open(`/page?lang=${lang}`)
  expect(await tell('made-up')).toMatchObject({ errors: [{ error_msg: containing(words) }] })
})
