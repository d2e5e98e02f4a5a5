// Linking a third-party account that is not linked yet, identified by a token.

import { expect, test } from 'vitest'
import { authenticatorSecret, demoPassword, newPhone, people } from '../../mocks/personas/people.ts'
import { authenticatorCode } from './authenticator.ts'
import {
  changeVisitor,
  formToken,
  isLoggedIn,
  minute,
  origin,
  refused,
  requestSms,
  serveEachTest,
  service,
  twice,
  visit,
  visitor,
} from './serve-each-test.ts'
import { seal } from './visitor.ts'

const { ava, ines, mei, olu } = people
const deadToken = refused(1300001, 'bind_token')
/** Valid once, in any browser. */
const demoToken = 'demo-bind'

serveEachTest()

/** Consents at a third party as a user who is not linked to any account; returns the token. */
async function bindToken(type = 'wechat'): Promise<string> {
  const csrf_token = await formToken(`/third?type=${type}`)
  const response = await visitor.submit('/__third', { type, redirect: '', csrf_token, newcomer: 'yes' })
  return new URL(response.headers.get('location') ?? '', origin).searchParams.get('bind_token') ?? ''
}

type Attempt = { login?: string; password?: string; type?: string; redirect?: string }

function logInAndBind(bind_token: string, attempt: Attempt = {}, from = visitor) {
  const { login = ava.email, password = demoPassword, ...extras } = attempt
  return from.call('/bind_login', { secure_zone: seal({ login, password }), type: 'wechat', bind_token, ...extras })
}

async function registerAndBind(bind_token: string, extras: object = {}) {
  const sms_captcha = await requestSms(newPhone, 'register')
  const secure_zone = seal({ phone: newPhone, ...twice('Portico2027') })
  return visitor.call('/bind_register', {
    secure_zone,
    sms_captcha,
    name: 'Kai',
    type: 'wechat',
    bind_token,
    ...extras,
  })
}

const thirdsOf = (login: string) => service.peek.account(login)?.linkedAccounts.map(({ type }) => type)

test('a failed attempt links nothing and leaves the token valid', async () => {
  const token = await bindToken()
  expect(await registerAndBind(token, { name: '' })).toMatchObject({ errors: [{ field: 'name' }] })
  expect(await logInAndBind(token, { password: 'wrong' })).toMatchObject(refused(1100001, 'password'))
  expect(thirdsOf(ava.email)).toEqual(['dingtalk'])
  expect(await logInAndBind(token)).toMatchObject({ success: true })
})

test('a token is valid once, for 15 minutes', async () => {
  const [token, late] = [await bindToken(), await bindToken()]
  service.clock.advance(15 * minute)
  expect(await logInAndBind(token)).toMatchObject({ success: true })
  expect(thirdsOf(ava.email)).toEqual(['dingtalk', 'wechat'])
  expect(await logInAndBind(token)).toMatchObject(deadToken)
  expect(await registerAndBind(token)).toMatchObject(deadToken)
  service.clock.advance(1)
  expect(await logInAndBind(late, { login: olu.email })).toMatchObject(deadToken)
})

test('a token is valid only for its own third party, in the browser that received it', async () => {
  const token = await bindToken('wecom')
  for (const other of [token, 'demo-market']) expect(await logInAndBind(other)).toMatchObject(deadToken)
  expect(await logInAndBind(token, { type: 'wecom' }, await visit())).toMatchObject(deadToken)
  expect(await logInAndBind(token, { type: 'wecom' })).toMatchObject({ success: true })
})

test('a third-party account cannot be linked to a second account', async () => {
  const [first, second] = [await bindToken(), await bindToken()]
  await logInAndBind(first)
  expect(await logInAndBind(second, { login: olu.email })).toMatchObject(refused(1600001))
  expect(await registerAndBind(second)).toMatchObject(refused(1600001))
})

test('an account can link one account of each third party, which is checked before a second step', async () => {
  expect(await logInAndBind(demoToken, { login: mei.email })).toMatchObject(refused(1600002))
  expect(await logInAndBind(demoToken, { login: olu.email })).toMatchObject(refused(1600002))
  expect(await isLoggedIn()).toBe(false)
  expect(service.outbox).toEqual([])
})

test('with a second step, the account is linked only after that step', async () => {
  const answer = await logInAndBind(demoToken, { login: ines.email, redirect: '/files' })
  expect(answer).toMatchObject({ success: false, redirect: '/two-step-login?redirect=%2Ffiles' })
  expect(thirdsOf(ines.email)).toEqual([])
  const two_step_captcha = authenticatorCode(authenticatorSecret, service.clock.now())
  const finished = await visitor.call('/two_step_login', { method: 'google', two_step_captcha })
  expect(finished).toMatchObject({ success: true, redirect: '/files' })
  expect(thirdsOf(ines.email)).toEqual(['wechat'])
  expect(await logInAndBind(demoToken)).toMatchObject(deadToken)
})

test.each([
  [people.enterpriseExpired.email, 1800002],
  [people.clientOutdated.email, 9200001],
  [people.notActivated.email, 1100007],
])('%s is refused, not linked, and the token remains valid', async (login, error_code) => {
  expect(await logInAndBind(demoToken, { login })).toMatchObject(refused(error_code))
  expect(thirdsOf(login)).not.toContain('wechat')
  await changeVisitor()
  expect(await logInAndBind(demoToken)).toMatchObject({ success: true })
})
