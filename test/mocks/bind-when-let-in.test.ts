// The account of a third party is bound when its owner is let in: not before, and not without.

import { expect, test } from 'vitest'
import { authenticatorSecret, demoPassword, people } from '../../mocks/personas/people.ts'
import { authenticatorCode } from './authenticator.ts'
import { containing } from './matchers.ts'
import { serveEachTest, service, visit, visitor } from './serve-each-test.ts'
import { seal } from './visitor.ts'

/** Is good in any browser, once. */
const token = 'demo-bind'
const deadToken = { success: false, errors: [{ field: 'bind_token', error_code: 1300001 }] }

serveEachTest({ now: () => 1_700_000_000_000 })

function logInAndBind({ login = people.ava.email, redirect = '/' }, from = visitor) {
  const secure_zone = seal({ login, password: demoPassword })
  return from.call('/bind_login', { secure_zone, type: 'wechat', bind_token: token, redirect })
}

/** Logs in as somebody with a second step: everything but its code. */
async function beginAsInes() {
  const answer = await logInAndBind({ login: people.ines.email, redirect: '/files' })
  expect(answer).toMatchObject({ success: false, redirect: '/two-step-login?redirect=%2Ffiles' })
}

const finishAsInes = () => {
  const two_step_captcha = authenticatorCode(authenticatorSecret, service.clock.now())
  return visitor.call('/two_step_login', { method: 'google', two_step_captcha })
}

test('who has a second step is bound once that is done, and not by the password alone', async () => {
  await beginAsInes()
  expect(service.peek.account(people.ines.email)?.thirds).toEqual([])
  expect(await finishAsInes()).toMatchObject({ success: true, redirect: '/files' })
  expect(service.peek.account(people.ines.email)?.thirds).toMatchObject([{ type: 'wechat', nickname: 'Kai Chen' }])
  expect(await logInAndBind({})).toMatchObject(deadToken)
})

test('a second step that is never done leaves the token good', async () => {
  await beginAsInes()
  expect(await logInAndBind({})).toMatchObject({ success: true })
})

test('what was bound elsewhere in the meantime is not bound by the second step, and lets nobody in', async () => {
  await beginAsInes()
  expect(await logInAndBind({}, await visit())).toMatchObject({ success: true })
  expect(await finishAsInes()).toMatchObject({ success: false, errors: [{ error_code: 1600001 }] })
  expect(await visitor.call('/auth/hi')).toMatchObject({ logged_in: false })
})

test('a forced set-up binds once it is done', async () => {
  const refused = await logInAndBind({ login: people.forceTwoStep.email })
  expect(refused).toMatchObject({ errors: [{ error_code: 'force_two_step' }] })
  expect(service.peek.account(people.forceTwoStep.email)?.thirds).toEqual([])
  const { secret } = await visitor.call('/security/get_google_secret')
  const code = authenticatorCode(String(secret), service.clock.now())
  expect(await visitor.call('/security/set_two_step', { method: 'google', code })).toMatchObject({ success: true })
  expect(service.peek.account(people.forceTwoStep.email)?.thirds).toMatchObject([{ type: 'wechat' }])
})

test.each([
  [people.enterpriseExpired.email, 1800002],
  [people.clientOutdated.email, 9200001],
  [people.notActivated.email, 1100007],
])('%s is refused, and neither bound nor the token used up', async (login, error_code) => {
  expect(await logInAndBind({ login })).toMatchObject({ errors: [{ error_code }] })
  expect(service.peek.account(login)?.thirds.map(({ type }) => type)).not.toContain('wechat')
  expect(await logInAndBind({})).toMatchObject({ success: true })
})

test('what cannot be bound is refused at once, and not after a second step', async () => {
  const refused = await logInAndBind({ login: people.olu.email })
  expect(refused).toEqual({
    status: 200,
    success: false,
    errors: [{ error_code: 1600002, error_msg: containing('Unbind') }],
  })
  expect(service.outbox).toEqual([])
})
