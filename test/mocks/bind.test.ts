import { expect, test } from 'vitest'
import { demoPassword, newPhone, people } from '../../mocks/personas/people.ts'
import { lastCode } from './last-code.ts'
import { containing } from './matchers.ts'
import { changeVisitor, origin, serveEachTest, service, visitor } from './serve-each-test.ts'
import { seal } from './visitor.ts'

const minute = 60_000

serveEachTest({ now: () => 1_700_000_000_000 })

const readConsent = async (path = '/third?type=wechat') => (await visitor.navigate(path)).text()
const tokenIn = (page: string) => /name="csrf_token" value="([^"]+)"/.exec(page)?.[1] ?? ''

/** Says yes at a third party as somebody who is bound nowhere, and comes to the address it leads to. */
async function consent(type = 'wechat', redirect = '', prefix = ''): Promise<URL> {
  const page = await readConsent(`${prefix}/third?type=${type}`)
  const fields = { type, redirect, csrf_token: tokenIn(page), newcomer: 'yes' }
  const response = await visitor.submit(`${prefix}/__third`, fields)
  return new URL(response.headers.get('location') ?? '', origin)
}

const bindToken = async (type?: string) => (await consent(type)).searchParams.get('bind_token') ?? ''

type Attempt = { login?: string; password?: string; type?: string; redirect?: string }

function logInAndBind(bind_token: string, attempt: Attempt = {}, prefix = '') {
  const { login = people.ava.email, password = demoPassword, ...extras } = attempt
  const data = { secure_zone: seal({ login, password }), type: 'wechat', bind_token, ...extras }
  return visitor.call(`${prefix}/bind_login`, data)
}

async function registerAndBind(bind_token: string, extras: object = {}) {
  await visitor.call('/captcha/sms_send', { phone: newPhone, message_type: 'txt', scene: 'register' })
  const secure_zone = seal({ phone: newPhone, password: 'Portico2027', password_confirmation: 'Portico2027' })
  const data = { secure_zone, sms_captcha: lastCode(service, newPhone), name: 'Kai', type: 'wechat', bind_token }
  return visitor.call('/bind_register', { ...data, ...extras })
}

const deadToken = { success: false, errors: [{ field: 'bind_token', error_code: 1300001 }] }

test.each([
  ['', '/bind'],
  ['/account', '/account/bind'],
])('who is not bound is sent on to be bound, under the prefix "%s"', async (prefix, path) => {
  const address = await consent('wechat', '/files?sort=name', prefix)
  expect(address.pathname).toBe(path)
  expect([...address.searchParams.keys()]).toEqual(['type', 'bind_token', 'redirect'])
  expect(address.searchParams.get('type')).toBe('wechat')
  expect(address.searchParams.get('redirect')).toBe('/files?sort=name')
  expect(await visitor.call('/auth/hi')).toMatchObject({ logged_in: false })
  expect([...(await consent('wecom')).searchParams.keys()]).toEqual(['type', 'bind_token'])
})

test.each([
  ['en', 'Continue as Kai Chen, who is not bound yet'],
  ['zh-CN', '以 Kai Chen 的身份继续（尚未绑定）'],
  ['zh-TW', '以 Kai Chen 的身分繼續（尚未綁定）'],
])('the third party offers it in %s', async (lang, words) => {
  expect(await readConsent(`/third?type=wechat&lang=${lang}`)).toContain(words)
})

test.each(['nobody', ''])('no third party named "%s" sends anybody on', async (type) => {
  const page = await readConsent()
  const fields = { type, redirect: '', csrf_token: tokenIn(page), newcomer: 'yes' }
  expect((await visitor.submit('/__third', fields)).headers.get('location')).toBe('/login')
})

test('nobody is sent on without the token of the page', async () => {
  const fields = { type: 'wechat', redirect: '', csrf_token: 'forged', newcomer: 'yes' }
  expect((await visitor.submit('/__third', fields)).headers.get('location')).toBe('/login')
})

test.each(['', '/account'])('logs in and binds under the prefix "%s"', async (prefix) => {
  const before = visitor.cookie()
  const answer = await logInAndBind(await bindToken(), { redirect: '/files' }, prefix)
  const user = { phone: people.ava.phone, email: people.ava.email }
  expect(answer).toEqual({ status: 200, success: true, redirect: '/files', user })
  expect(visitor.cookie()).not.toBe(before)
  expect(await visitor.call('/auth/hi')).toMatchObject({ logged_in: true })
  expect(service.peek.account(people.ava.email)?.thirds).toMatchObject([
    { type: 'dingtalk' },
    { type: 'wechat', nickname: 'Kai Chen', boundAt: service.clock.now() },
  ])
})

test('who is bound is known from then on', async () => {
  await logInAndBind(await bindToken())
  const page = await readConsent()
  expect(page).toContain('Continue as Ava Brooks')
  expect(page).not.toContain('not bound yet')
  expect(await readConsent('/third?type=wecom')).toContain('not bound yet')
})

test('the token of the demo link is good in any browser', async () => {
  expect(await logInAndBind('demo-bind')).toMatchObject({ success: true })
  expect(await logInAndBind('demo-bind')).toMatchObject(deadToken)
})

test('registers and binds', async () => {
  const answer = await registerAndBind(await bindToken(), { redirect: '/files' })
  expect(answer).toMatchObject({ success: true, redirect: '/files', user: { phone: newPhone } })
  expect(service.peek.account(newPhone)).toMatchObject({
    title: 'Kai',
    thirds: [{ type: 'wechat', nickname: 'Kai Chen' }],
  })
  expect(await visitor.call('/auth/hi')).toMatchObject({ logged_in: true })
})

test('a registration that goes wrong leaves the token good', async () => {
  const token = await bindToken()
  expect(await registerAndBind(token, { name: '' })).toMatchObject({ errors: [{ field: 'name' }] })
  service.clock.advance(minute)
  expect(await registerAndBind(token)).toMatchObject({ success: true })
})

test('a wrong password binds nothing and leaves the token good', async () => {
  const token = await bindToken()
  const refused = await logInAndBind(token, { password: 'wrong' })
  expect(refused.errors).toMatchObject([{ field: 'password', error_code: 1100001 }])
  expect(service.peek.account(people.ava.email)?.thirds).toHaveLength(1)
  expect(await logInAndBind(token)).toMatchObject({ success: true })
})

test('a token is good once', async () => {
  const token = await bindToken()
  await logInAndBind(token)
  expect(await logInAndBind(token)).toMatchObject(deadToken)
  expect(await registerAndBind(token)).toMatchObject(deadToken)
})

test('a token is good for 15 minutes', async () => {
  const token = await bindToken()
  service.clock.advance(15 * minute + 1)
  expect(await logInAndBind(token)).toMatchObject(deadToken)
  expect(await registerAndBind(token)).toMatchObject(deadToken)
  const next = await bindToken()
  service.clock.advance(15 * minute)
  expect(await logInAndBind(next)).toMatchObject({ success: true })
})

test.each(['unknown', 'demo-market'])('the token %s binds nothing', async (token) => {
  expect(await logInAndBind(token)).toMatchObject(deadToken)
})

test('a token is good for its own third party alone', async () => {
  const token = await bindToken('wecom')
  expect(await logInAndBind(token)).toMatchObject(deadToken)
  expect(await logInAndBind(token, { type: 'wecom' })).toMatchObject({ success: true })
})

test('a token is worth nothing in a browser that did not get it', async () => {
  const token = await bindToken()
  await changeVisitor()
  expect(await logInAndBind(token)).toMatchObject(deadToken)
  expect(await registerAndBind(token)).toMatchObject(deadToken)
})

test('what is bound to an account is bound to no second one', async () => {
  const [first, second] = [await bindToken(), await bindToken()]
  await logInAndBind(first)
  const refused = await logInAndBind(second, { login: people.olu.email })
  expect(refused.errors).toEqual([{ error_code: 1600001, error_msg: containing('already bound') }])
  expect((await registerAndBind(second)).errors).toMatchObject([{ error_code: 1600001 }])
})

test('an account has one account of each third party', async () => {
  const refused = await logInAndBind(await bindToken(), { login: people.mei.email })
  expect(refused.errors).toEqual([{ error_code: 1600002, error_msg: containing('Unbind that one first') }])
  expect(await visitor.call('/auth/hi')).toMatchObject({ logged_in: false })
})

test.each([
  ['zh-CN', '请先解绑'],
  ['zh-TW', '請先解除綁定'],
])('speaks %s', async (lang, words) => {
  await visitor.open(`/page?lang=${lang}`)
  const refused = await logInAndBind(await bindToken(), { login: people.mei.email })
  expect(refused.errors).toMatchObject([{ error_msg: containing(words) }])
})
