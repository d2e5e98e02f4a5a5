// Linking a third-party account that is not linked yet, identified by a token.

import { expect, test } from 'vitest'
import { authenticatorSecret, demoPassword, people } from '../../mocks/personas/people.ts'
import { authenticatorCode } from './authenticator.ts'
import { formToken, origin, refused, serveEachTest, service, visit, visitor } from './serve-each-test.ts'
import { seal } from './visitor.ts'

const { ava, ines } = people
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

const thirdsOf = (login: string) => service.peek.account(login)?.linkedAccounts.map(({ type }) => type)

test('a token is valid for one successful attempt', async () => {
  const token = await bindToken()
  expect(await logInAndBind(token, { password: 'wrong' })).toMatchObject(refused(1100001, 'password'))
  expect(thirdsOf(ava.email)).toEqual(['dingtalk'])
  expect(await logInAndBind(token)).toMatchObject({ success: true })
  expect(thirdsOf(ava.email)).toEqual(['dingtalk', 'wechat'])
  expect(await logInAndBind(token)).toMatchObject(deadToken)
})

test('a token is valid only for its own third party, in the browser that received it', async () => {
  const token = await bindToken('wecom')
  for (const other of [token, 'demo-market']) expect(await logInAndBind(other)).toMatchObject(deadToken)
  expect(await logInAndBind(token, { type: 'wecom' }, await visit())).toMatchObject(deadToken)
  expect(await logInAndBind(token, { type: 'wecom' })).toMatchObject({ success: true })
})

test('the account is linked only after two-step verification, if that is on', async () => {
  const answer = await logInAndBind(demoToken, { login: ines.email, redirect: '/files' })
  expect(answer).toMatchObject({ success: false, redirect: '/two-step-login?redirect=%2Ffiles' })
  expect(thirdsOf(ines.email)).toEqual([])
  const two_step_captcha = authenticatorCode(authenticatorSecret, service.clock.now())
  const finished = await visitor.call('/two_step_login', { method: 'google', two_step_captcha })
  expect(finished).toMatchObject({ success: true, redirect: '/files' })
  expect(thirdsOf(ines.email)).toEqual(['wechat'])
  expect(await logInAndBind(demoToken)).toMatchObject(deadToken)
})
