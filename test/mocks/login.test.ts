import { expect, test } from 'vitest'
import { demoPassword, people } from '../../mocks/personas/people.ts'
import { containing } from './matchers.ts'
import { serveEachTest, service, visitor } from './serve-each-test.ts'

const minute = 60_000

serveEachTest({ now: () => 1_700_000_000_000 })

async function fail(times: number, login = people.mei.phone) {
  let answer = await visitor.logIn(login, 'wrong')
  for (let done = 1; done < times; done += 1) {
    await visitor.callRaw('/captcha/get_pic/login')
    answer = await visitor.logIn(login, 'wrong', { pic_captcha: service.peek.captcha(visitor.sessionId()) })
  }
  return answer
}

test.each([
  ['phone', people.mei.phone],
  ['phone with its dialing code', '(+86)13800138000'],
  ['email', people.mei.email],
  ['email in capitals and full width', 'ＭＥＩ.Lin@Example.com '],
])('logs in by %s', async (_, login) => {
  const answer = await visitor.logIn(login, demoPassword, { redirect: '/files?sort=name' })
  expect(answer).toEqual({
    status: 200,
    success: true,
    user: { phone: people.mei.phone, email: people.mei.email },
    redirect: '/files?sort=name',
  })
  expect(await visitor.call('/auth/hi')).toMatchObject({ logged_in: true })
  expect(await visitor.call('/credential/get_login')).toMatchObject({ user: { phone: people.mei.phone } })
})

test.each([people.ava.phone, '+(1)2025550143'])('logs in by the phone %s of another country', async (login) => {
  expect(await visitor.logIn(login)).toMatchObject({ success: true })
})

test.each(['/sync_login', '/app_login', '/account/sync_login'])(
  '%s logs a client in without a redirect',
  async (path) => {
    const answer = await visitor.call(path, {
      login: people.mei.email,
      password: demoPassword,
      redirect: '/files',
    })
    expect(answer).toMatchObject({ success: true, user: { email: people.mei.email } })
    expect(answer).not.toHaveProperty('redirect')
  },
)

test('a new session id is given at login, and the page keeps its token', async () => {
  const before = visitor.cookie()
  await visitor.logIn(people.mei.phone)
  expect(visitor.cookie()).not.toBe(before)
  expect(await visitor.call('/login_settings')).toMatchObject({ success: true })
})

test('an unknown login and a wrong password cannot be told apart', async () => {
  const wrong = await visitor.logIn(people.mei.phone, 'wrong')
  const unknown = await visitor.logIn('13900139000', 'wrong')
  expect(wrong.errors).toEqual([{ field: 'password', error_code: 1100001, error_msg: containing('5 tries left') }])
  expect(unknown).toEqual(wrong)
})

test.each([
  ['en', '5 tries left'],
  ['zh-CN', '账号或密码不正确'],
  ['zh-TW', '帳號或密碼不正確'],
])('speaks %s to a page opened in it', async (lang, words) => {
  await visitor.open(`/page?lang=${lang}`)
  const answer = await visitor.logIn(people.mei.phone, 'wrong')
  expect(answer.errors?.[0]?.error_msg).toContain(words)
})

test('three failures bring the picture captcha, for this login and for this browser', async () => {
  expect(await visitor.call('/check_login', { login: people.mei.phone })).toMatchObject({ pic_captcha_required: false })
  await fail(3)
  expect(await visitor.call('/check_login', { login: people.mei.phone })).toMatchObject({ pic_captcha_required: true })
  expect(await visitor.call('/login_settings')).toMatchObject({ pic_captcha_required: true })
  const missing = await visitor.logIn(people.mei.phone)
  expect(missing.errors).toMatchObject([{ field: 'pic_captcha', error_code: 'pic_captcha_error' }])
})

test('a picture that is sent along is judged, due or not (ERR-14)', async () => {
  const answer = await visitor.logIn(people.mei.phone, demoPassword, { pic_captcha: 'zzzz' })
  expect(answer.errors).toMatchObject([{ field: 'pic_captcha', error_code: 'pic_captcha_error' }])
})

test('six failures pause the login for 15 minutes, the right password included', async () => {
  const last = await fail(6)
  expect(last.errors).toMatchObject([{ error_code: 1100002, error_msg: containing('15 minutes') }])
  service.clock.advance(14 * minute)
  const early = await visitor.logIn(people.mei.phone)
  expect(early.errors).toMatchObject([{ error_code: 1100002, error_msg: containing('1 minute.') }])
  service.clock.advance(minute)
  await visitor.callRaw('/captcha/get_pic/login')
  const captcha = { pic_captcha: service.peek.captcha(visitor.sessionId()) }
  expect(await visitor.logIn(people.mei.phone, demoPassword, captcha)).toMatchObject({ success: true })
})

test('a success wipes the failures of the account by phone and by email', async () => {
  await fail(2)
  await visitor.logIn(people.mei.email)
  const answer = await visitor.logIn(people.mei.phone, 'wrong')
  expect(answer.errors?.[0]?.error_msg).toContain('5 tries left')
})

test('30 idle minutes end a session, and a page that is left over is told that it has expired', async () => {
  await visitor.logIn(people.mei.phone)
  service.clock.advance(31 * minute)
  expect(await visitor.call('/credential/get_login')).toMatchObject({
    success: false,
    errors: [{ error_code: 9000001 }],
  })
  expect(await visitor.call('/auth/hi')).toMatchObject({ success: true, logged_in: false })
})

test('a session that was asked to remember outlasts them', async () => {
  await visitor.logIn(people.mei.phone, demoPassword, { remember: true })
  service.clock.advance(13 * 24 * 60 * minute)
  expect(await visitor.call('/auth/hi')).toMatchObject({ logged_in: true })
})

test('logging out ends the session and its cookie, and says the same to whoever is logged out already', async () => {
  expect(await visitor.call('/auth/logout', {})).toMatchObject({ success: true })
  await visitor.open()
  await visitor.logIn(people.mei.phone)
  const response = await visitor.callRaw('/account/auth/logout', { method: 'POST', body: '{}' })
  expect(await response.json()).toEqual({ success: true })
  expect(response.headers.get('set-cookie')).toMatch(/^portico_session=; .*Max-Age=0/)
  await visitor.open()
  expect(await visitor.call('/auth/hi')).toMatchObject({ logged_in: false })
})

test('a page of another account, or one without its token, logs nobody out', async () => {
  await visitor.logIn(people.mei.phone)
  const asOther = { method: 'POST', body: '{}', headers: { 'X-Account': 'somebody-else' } }
  expect(await (await visitor.callRaw('/auth/logout', asOther)).json()).toMatchObject({ success: false })
  const forged = { method: 'POST', body: '{}', headers: { 'X-CSRF-Token': 'forged' } }
  expect(await (await visitor.callRaw('/auth/logout', forged)).json()).toMatchObject({ success: false })
  expect(await visitor.call('/auth/hi')).toMatchObject({ logged_in: true })
})

test('nobody is logged in before a login', async () => {
  expect(await visitor.call('/auth/hi')).toMatchObject({ logged_in: false })
  expect(await visitor.call('/credential/get_login')).toMatchObject({ errors: [{ error_code: 9000001 }] })
})

test('the settings of the screen can be changed', async () => {
  service.settings.login_methods = ['password', 'sms']
  expect(await visitor.call('/login_settings')).toEqual({
    status: 200,
    success: true,
    login_methods: ['password', 'sms'],
    thirds: ['wechat', 'wecom', 'dingtalk'],
    pic_captcha_required: false,
    sliding_captcha_enabled: false,
    voice_captcha_enabled: true,
    register_enabled: true,
  })
})
