import { expect, test } from 'vitest'
import { demoPassword, people } from '../../mocks/personas/people.ts'
import { containing } from './matchers.ts'
import { origin, serveEachTest, service, visitor } from './serve-each-test.ts'
import { newestCode } from './two-step-visitor.ts'
import { createVisitor } from './visitor.ts'

const minute = 60_000
const back = 'https://sheets.example.com/callback?tab=1'

serveEachTest({ now: () => 1_700_000_000_000 })

type Query = Record<string, string>
const asked: Query = { client_id: 'sheets', redirect_uri: back, response_type: 'code', scope: 'read', state: 's1 &' }
const secrets = { login: people.mei.email, password: demoPassword }

async function post(query: Query, data: object = secrets, prefix = ''): Promise<Record<string, unknown>> {
  const path = `${prefix}/oauth/login?${new URLSearchParams(query).toString()}`
  const response = await visitor.callRaw(path, { method: 'POST', body: JSON.stringify(data) })
  return (await response.json()) as Record<string, unknown>
}

const finishQr = (token: string, query: Query = asked, who = visitor) =>
  who.call(`/oauth/qrlogin?${new URLSearchParams(query).toString()}`, { token })

/** Shows a QR code in the visitor's browser and has somebody's phone scan and confirm it. */
async function confirmQr(login = people.mei.email): Promise<string> {
  const token = String((await visitor.call('/qr_login/check_token', {})).token)
  const phone = createVisitor(origin)
  await phone.open()
  const { redirect } = await phone.logIn(login)
  if (redirect !== undefined)
    await phone.call('/two_step_login', { two_step_captcha: newestCode(service), method: 'wechat' })
  await phone.call('/qr_login/confirm_login', { token })
  await phone.call('/qr_login/confirm_login', { token, action: 'confirm' })
  return token
}

function expectReturn(redirect: unknown, state: string | null = 's1 &') {
  const url = new URL(String(redirect))
  expect(url.origin + url.pathname).toBe('https://sheets.example.com/callback')
  expect(url.searchParams.get('tab')).toBe('1')
  expect(url.searchParams.get('code')).toMatch(/^\w{32}$/)
  expect(url.searchParams.get('state')).toBe(state)
}

test.each(['', '/account'])(
  'a login leads back to the application with a code and its state (prefix "%s")',
  async (prefix) => {
    const answer = await post(asked, { ...secrets, redirect: '/files' }, prefix)
    expect(answer).toMatchObject({ success: true, user: { email: people.mei.email } })
    expectReturn(answer.redirect)
    expect(await visitor.call('/auth/hi')).toMatchObject({ logged_in: true })
  },
)

test('an application that sends no state gets none, and each login a code of its own', async () => {
  const { state: _, ...query } = asked
  const [first, second] = [await post(query), await post(query)]
  expectReturn(first.redirect, null)
  expect(first.redirect).not.toBe(second.redirect)
})

test('this site itself may be the place to go back to', async () => {
  const { redirect } = await post({ ...asked, redirect_uri: `${origin}/__pages/terms` })
  expect(String(redirect)).toContain(`${origin}/__pages/terms?code=`)
})

test('without an address it is a login like any other', async () => {
  const { redirect_uri: _, ...query } = asked
  expect(await post(query)).toMatchObject({ success: true })
  expect(await post(query, { ...secrets, redirect: '/files' })).toMatchObject({ success: true, redirect: '/files' })
})

test.each([
  ['en', 'is not known'],
  ['zh-CN', '无法识别'],
  ['zh-TW', '無法辨識'],
])('an application that nobody knows is refused, in %s', async (lang, words) => {
  await visitor.open(`/page?lang=${lang}`)
  const refused = { success: false, errors: [{ error_code: 1100021, error_msg: containing(words) }] }
  expect(await post({ ...asked, client_id: 'made-up' })).toMatchObject(refused)
  expect(await post({})).toMatchObject(refused)
  expect(await visitor.call('/auth/hi')).toMatchObject({ logged_in: false })
})

test.each(['https://evil.example/', 'javascript:alert(1)', '/files', 'https://sheets.example.com@evil.example/', ''])(
  'nobody is sent back to %s',
  async (redirect_uri) => {
    const answer = await post({ ...asked, redirect_uri })
    expect(answer).toMatchObject({ success: false, errors: [{ error_code: 1100022 }] })
    expect(await finishQr(await confirmQr(), { ...asked, redirect_uri })).toMatchObject({
      errors: [{ error_code: 1100022 }],
    })
  },
)

test('a wrong password is refused as at any login', async () => {
  expect(await post(asked, { ...secrets, password: 'wrong' })).toMatchObject({ errors: [{ field: 'password' }] })
})

test('a second step comes before the code, and the way back waits behind it', async () => {
  const answer = await post(asked, { ...secrets, login: people.olu.email }, '/account')
  const address = new URL(String(answer.redirect), origin)
  expect([address.pathname, answer.success]).toEqual(['/account/two-step-login', false])
  const redirect = address.searchParams.get('redirect') ?? ''
  expect(redirect).toMatch(/^\/account\/__oauth\?/)
  expect(redirect).not.toContain('code=')
  expect((await visitor.navigate(redirect)).headers.get('location')).toBe('/account/login')

  const code = { two_step_captcha: newestCode(service), method: 'wechat', redirect }
  expect(await visitor.call('/two_step_login', code)).toMatchObject({ success: true, redirect })
  expectReturn((await visitor.navigate(redirect)).headers.get('location'))
  expect((await visitor.navigate('/__oauth?client_id=made-up')).headers.get('location')).toBe('/login')
})

test('a QR login that was confirmed ends with the application', async () => {
  const token = await confirmQr()
  const answer = await finishQr(token)
  expect(answer).toMatchObject({ success: true, user: { email: people.mei.email } })
  expectReturn(answer.redirect)
  expect(await visitor.call('/auth/hi')).toMatchObject({ logged_in: true })
  expect(await finishQr(token)).toMatchObject({ errors: [{ field: 'token', error_code: 1300003 }] })
})

test('it ends there as well after its state was asked for, which has logged in', async () => {
  const token = await confirmQr()
  expect(await visitor.call('/qr_login/check_token', { token })).toMatchObject({ status: 'confirmed' })
  expectReturn((await finishQr(token)).redirect)
  expect(await finishQr(token)).toMatchObject({ errors: [{ error_code: 1300003 }] })
})

test('a token that is not confirmed, is over, or is somebody else’s, ends nowhere', async () => {
  const dead = { success: false, errors: [{ field: 'token', error_code: 1300003 }] }
  const { token } = await visitor.call('/qr_login/check_token', {})
  expect(await finishQr(String(token))).toMatchObject(dead)
  expect(await finishQr('made-up')).toMatchObject(dead)
  const confirmed = await confirmQr()
  const other = createVisitor(origin)
  await other.open()
  expect(await finishQr(confirmed, asked, other)).toMatchObject(dead)
  service.clock.advance(3 * minute + 1)
  expect(await finishQr(confirmed)).toMatchObject(dead)
})

test('a QR login that waits for its second step gives out no code', async () => {
  const token = await confirmQr(people.olu.email)
  expect(await visitor.call('/qr_login/check_token', { token })).toMatchObject({ redirect: '/two-step-login' })
  expect(await finishQr(token)).toMatchObject({ errors: [{ error_code: 1300003 }] })
})
