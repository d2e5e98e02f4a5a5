import { expect, test } from 'vitest'
import { newPhone, people } from '../../mocks/personas/people.ts'
import { lastCode } from './last-code.ts'
import { containing } from './matchers.ts'
import { changeVisitor, origin, serveEachTest, service, visitor } from './serve-each-test.ts'
import { slide } from './slider-visitor.ts'

const minute = 60_000
const { mei } = people
const stranger = { phone: newPhone, email: 'nobody@example.com' }

serveEachTest({ now: () => 1_700_000_000_000 })

const ask = (login: string, extras: object = {}) => visitor.call('/password/confirm_account', { login, ...extras })
const forgot = (email: string, extras: object = {}) => visitor.call('/password/forgot', { email, ...extras })

async function solveCaptcha(scene: string) {
  await visitor.callRaw(`/captcha/get_pic/${scene}`)
  return { pic_captcha: service.peek.captcha(visitor.sessionId()) }
}

async function proveByCode(phone: string, path = '/password/confirm_forgot', extras: object = {}) {
  await visitor.call('/captcha/sms_send', { phone, message_type: 'txt', scene: 'forgot_password_by_phone' })
  return visitor.call(path, { phone, sms_captcha: lastCode(service, phone), ...extras })
}

/** The form of the enterprise's own login, as its page carries it. */
async function ssoForm(account: string): Promise<Record<string, string>> {
  const page = await (await visitor.navigate('/__sso?product_id=corp-files')).text()
  const csrf_token = /name="csrf_token" value="([^"]+)"/.exec(page)?.[1] ?? ''
  return { product_id: 'corp-files', account, csrf_token }
}

test.each([
  [mei.phone, ['phone'], { phone: '138****8000' }],
  [stranger.phone, ['phone'], { phone: '137****7000' }],
  [people.ava.phone, ['phone'], { phone: '(+1)202****143' }],
  ['(+86)13800138000', ['phone'], { phone: '138****8000' }],
  [' Mei.Lin@Example.com', ['email'], { email: 'me****in@example.com' }],
  [stranger.email, ['email'], { email: 'no****dy@example.com' }],
])('the way back of %s is what was typed, whether or not there is an account', async (login, methods, user) => {
  expect(await ask(login)).toEqual({ status: 200, success: true, methods, user })
})

test.each(['', 'mei', '123', 'mei@example'])('"%s" is no login', async (login) => {
  expect(await ask(login)).toMatchObject({ success: false, errors: [{ field: 'login', error_code: 1200011 }] })
})

test('the fourth question in a session brings the captcha, and so does each further one', async () => {
  for (const login of [mei.phone, stranger.phone, mei.email]) expect(await ask(login)).toMatchObject({ success: true })
  const needed = { success: false, errors: [{ field: 'pic_captcha', error_code: 'pic_captcha_error' }] }
  expect(await ask(mei.phone)).toMatchObject(needed)
  expect(await ask(mei.phone, await solveCaptcha('login'))).toMatchObject(needed)
  expect(await ask(mei.phone, await solveCaptcha('forgot_password'))).toMatchObject({ success: true })
  expect(await ask(mei.phone)).toMatchObject(needed)
})

test('the captcha is due at once where the settings ask for it', async () => {
  service.settings.pic_captcha_required = true
  expect(await ask(mei.phone)).toMatchObject({ errors: [{ error_code: 'pic_captcha_error' }] })
  expect(await ask(mei.phone, await solveCaptcha('forgot_password'))).toMatchObject({ success: true })
})

test.each([
  ['', 'en', 'Reset your password'],
  ['/account', 'zh-CN', '重置密码'],
  ['', 'zh-TW', '重設密碼'],
])('a mail brings a link under the prefix "%s", in %s', async (prefix, lang, purpose) => {
  await visitor.open(`/page?lang=${lang}`)
  const answer = await visitor.call(`${prefix}/password/forgot`, { email: 'Mei.Lin@example.com' })
  expect(answer).toEqual({ status: 200, success: true })
  expect(service.outbox).toMatchObject([{ channel: 'email', to: mei.email, purpose }])
  const link = new URL(service.outbox[0]?.link ?? '', origin)
  expect(link.pathname).toBe(`${prefix}/reset-password`)
  expect(link.searchParams.get('token')).toMatch(/^\w{32}$/)
})

test('an unknown email gets the same answers and no mail', async () => {
  const answers = async (email: string) => {
    await changeVisitor()
    return [await forgot(email), await forgot(email)]
  }
  const known = await answers(mei.email)
  expect(await answers(stranger.email)).toEqual(known)
  expect(service.outbox.map(({ to }) => to)).toEqual([mei.email])
})

test('what is no email is refused under its field', async () => {
  expect(await forgot('mei')).toMatchObject({ errors: [{ field: 'email', error_code: 1500005 }] })
})

test('an email gets one link a minute and five an hour', async () => {
  await forgot(mei.email)
  const early = await forgot(mei.email)
  const tooFrequent = 'verify_operation_too_frequent'
  expect(early.errors).toEqual([{ error_code: tooFrequent, error_msg: containing('wait 60 seconds') }])
  for (let sent = 1; sent < 5; sent += 1) {
    service.clock.advance(minute)
    const extras = sent < 2 ? {} : await solveCaptcha('forgot_password')
    expect(await forgot(mei.email, extras)).toMatchObject({ success: true })
  }
  service.clock.advance(minute)
  const last = await forgot(mei.email, await solveCaptcha('forgot_password'))
  expect(last.errors).toEqual([{ error_code: tooFrequent, error_msg: containing('in an hour') }])
})

test('who has had two messages sent solves a captcha before the next', async () => {
  await forgot(mei.email)
  await forgot(stranger.email)
  expect(await forgot(people.noor.email)).toMatchObject({ errors: [{ error_code: 'pic_captcha_error' }] })
})

test.each(['/password/confirm_forgot', '/password/confirm_forgot_v3', '/account/password/confirm_forgot'])(
  '%s gives a token for the code of a phone',
  async (path) => {
    expect(await proveByCode(mei.phone, path)).toMatchObject({
      success: true,
      token: expect.stringMatching(/^\w{32}$/) as unknown,
    })
    const again = await visitor.call(path, { phone: mei.phone, sms_captcha: lastCode(service, mei.phone) })
    expect(again).toMatchObject({ errors: [{ field: 'sms_captcha' }] })
  },
)

test('a wrong code and an unknown phone cannot be told apart', async () => {
  const answers = async (phone: string) => {
    await visitor.call('/captcha/sms_send', { phone, message_type: 'txt', scene: 'forgot_password_by_phone' })
    return visitor.call('/password/confirm_forgot', { phone, sms_captcha: 'none' })
  }
  const known = await answers(mei.phone)
  expect(known).toMatchObject({ success: false, errors: [{ field: 'sms_captcha', error_code: 1400001 }] })
  expect(await answers(stranger.phone)).toEqual(known)
})

test('a code that has expired, and what is no phone, give no token', async () => {
  await visitor.call('/captcha/sms_send', {
    phone: mei.phone,
    message_type: 'txt',
    scene: 'forgot_password_by_phone',
  })
  service.clock.advance(10 * minute + 1)
  const data = { phone: mei.phone, sms_captcha: lastCode(service, mei.phone) }
  expect(await visitor.call('/password/confirm_forgot', data)).toMatchObject({ errors: [{ field: 'sms_captcha' }] })
  expect(await visitor.call('/password/confirm_forgot', { ...data, phone: '123' })).toMatchObject({
    errors: [{ field: 'phone' }],
  })
})

test('a phone of another country has a call of its own, which takes no other', async () => {
  const path = '/password/forgot_for_international'
  expect(await proveByCode(people.ava.phone, path)).toMatchObject({ success: true })
  expect(await proveByCode(mei.phone, path)).toMatchObject({ errors: [{ field: 'phone', error_code: 1200012 }] })
})

test('the token of a phone opens a new password for 10 minutes', async () => {
  const { token } = await proveByCode(mei.phone)
  const { token: late } = await proveByCode(people.ava.phone)
  const password = { password: 'Arcade2027', password_confirmation: 'Arcade2027' }
  service.clock.advance(10 * minute)
  expect(await visitor.call('/password/reset', { token, ...password })).toMatchObject({ success: true })
  service.clock.advance(1)
  expect(await visitor.call('/password/reset', { token: late, ...password })).toMatchObject({
    errors: [{ field: 'token' }],
  })
})

test('the newer call asks a suspicious session for the slider where there is one', async () => {
  const path = '/password/confirm_forgot_v3'
  await forgot(stranger.email)
  expect(await proveByCode(mei.phone, path)).toMatchObject({ success: true })
  service.settings.sliding_captcha_enabled = true
  service.clock.advance(minute)
  const due = { errors: [{ error_code: 'sliding_captcha_error' }] }
  const sending = { phone: mei.phone, message_type: 'txt', scene: 'forgot_password_by_phone' }
  await visitor.call('/captcha/sms_send', { ...sending, captcha_request_id: await slide(visitor, service) })
  const data = { phone: mei.phone, sms_captcha: lastCode(service, mei.phone) }
  expect(await visitor.call(path, data)).toMatchObject(due)
  expect(await visitor.call(path, { ...data, captcha_request_id: 'made-up' })).toMatchObject(due)
  expect(await visitor.call(path, { ...data, captcha_request_id: await slide(visitor, service) })).toMatchObject({
    success: true,
  })
  service.clock.advance(60 * minute)
  await visitor.open()
  expect(await proveByCode(mei.phone, path)).toMatchObject({ success: true })
})

test('who logs in by single sign-on has no password here to be forgotten: the same answer, and no mail', async () => {
  expect(await forgot(people.liNa.email)).toEqual({ status: 200, success: true })
  expect(service.outbox).toEqual([])
})

test('nor by the code of a phone', async () => {
  await visitor.submit('/__sso', await ssoForm('single-sign-on'))
  await visitor.open()
  await visitor.call('/credential/verify_phone', { phone: newPhone })
  await visitor.call('/credential/update_phone', { phone: newPhone, sms_captcha: lastCode(service, newPhone) })
  service.outbox.length = 0
  service.clock.advance(minute)
  expect(await proveByCode(newPhone)).toMatchObject({ errors: [{ field: 'sms_captcha' }] })
  expect(service.outbox).toEqual([])
})
