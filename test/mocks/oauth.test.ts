import { expect, test } from 'vitest'
import { demoPassword, people } from '../../mocks/personas/people.ts'
import { matching } from './matchers.ts'
import {
  confirmQr,
  isLoggedIn,
  minute,
  origin,
  refused,
  serveEachTest,
  service,
  visit,
  visitor,
} from './serve-each-test.ts'
import { newestCode } from './two-step-visitor.ts'

const back = 'https://sheets.example.com/callback?tab=1'

serveEachTest()

type Query = Record<string, string>
const asked: Query = { client_id: 'sheets', redirect_uri: back, response_type: 'code', scope: 'read', state: 's1 &' }
const dead = refused(1300003, 'token')

const logIn = (query: Query, login = people.mei.email, prefix = '') =>
  visitor.call(`${prefix}/oauth/login?${new URLSearchParams(query)}`, { login, password: demoPassword })
const finishQr = (token: unknown, query: Query = asked, who = visitor) =>
  who.call(`/oauth/qrlogin?${new URLSearchParams(query)}`, { token })

/** A phone that is logged in. */
async function phoneOf(login = people.mei.email) {
  const phone = await visit()
  const { redirect } = await phone.logIn(login)
  if (redirect) await phone.call('/two_step_login', { two_step_captcha: newestCode(), method: 'wechat' })
  return phone
}

function expectReturn(redirect: unknown) {
  const url = new URL(String(redirect))
  expect(url.origin + url.pathname).toBe('https://sheets.example.com/callback')
  expect(Object.fromEntries(url.searchParams)).toEqual({
    tab: '1',
    code: matching(/^\w{32}$/),
    state: 's1 &',
  })
}

test.each(['https://evil.example/', 'javascript:alert(1)', '/files', 'https://sheets.example.com@evil.example/', ''])(
  'does not redirect to %s',
  async (redirect_uri) => {
    expect(await logIn({ ...asked, redirect_uri })).toMatchObject(refused(1100022))
    const token = await confirmQr(await phoneOf())
    expect(await finishQr(token, { ...asked, redirect_uri })).toMatchObject(refused(1100022))
  },
)

test('a second step comes before the code, and the return to the application after it', async () => {
  const answer = await logIn(asked, people.olu.email, '/account')
  const address = new URL(String(answer.redirect), origin)
  expect([address.pathname, answer.success]).toEqual(['/account/two-step-login', false])
  const redirect = address.searchParams.get('redirect') ?? ''
  expect(redirect).toMatch(/^\/account\/__oauth\?/)
  expect(redirect).not.toContain('code=')
  expect((await visitor.navigate(redirect)).headers.get('location')).toBe('/account/login')
  const code = { two_step_captcha: newestCode(), method: 'wechat', redirect }
  expect(await visitor.call('/two_step_login', code)).toMatchObject({ success: true, redirect })
  expectReturn((await visitor.navigate(redirect)).headers.get('location'))
  expect((await visitor.navigate('/__oauth?client_id=made-up')).headers.get('location')).toBe('/login')
})

test('a confirmed QR login returns to the application, once', async () => {
  const token = await confirmQr(await phoneOf())
  expectReturn((await finishQr(token)).redirect)
  expect(await isLoggedIn()).toBe(true)
  expect(await finishQr(token)).toMatchObject(dead)
})

test('a token that is unconfirmed, expired or from another session is refused', async () => {
  const { token } = await visitor.call('/qr_login/check_token', {})
  expect(await finishQr(token)).toMatchObject(dead)
  expect(await finishQr('made-up')).toMatchObject(dead)
  const confirmed = await confirmQr(await phoneOf())
  expect(await finishQr(confirmed, asked, await visit())).toMatchObject(dead)
  service.clock.advance(3 * minute + 1)
  expect(await finishQr(confirmed)).toMatchObject(dead)
})

test('a QR login that waits for its second step issues no code', async () => {
  const token = await confirmQr(await phoneOf(people.olu.email))
  expect(await visitor.call('/qr_login/check_token', { token })).toMatchObject({ redirect: '/two-step-login' })
  expect(await finishQr(token)).toMatchObject(dead)
})
