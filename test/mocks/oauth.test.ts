import { expect, test } from 'vitest'
import { demoPassword, people } from '../../mocks/personas/people.ts'
import { matching } from './matchers.ts'
import { confirmQr, origin, refused, serveEachTest, service, visit, visitor } from './serve-each-test.ts'

const back = 'https://sheets.example.com/callback?tab=1'

serveEachTest()

type Query = Record<string, string>
const request: Query = { client_id: 'sheets', redirect_uri: back, response_type: 'code', scope: 'read', state: 's1 &' }

const logIn = (query: Query, login = people.mei.email, prefix = '') =>
  visitor.call(`${prefix}/oauth/login?${new URLSearchParams(query)}`, { login, password: demoPassword })

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
  'rejects the redirect URI "%s"',
  async (redirect_uri) => {
    expect(await logIn({ ...request, redirect_uri })).toMatchObject(refused(1100022))
    const phone = await visit()
    await phone.logIn(people.mei.email)
    const query = new URLSearchParams({ ...request, redirect_uri })
    expect(await visitor.call(`/oauth/qrlogin?${query}`, { token: await confirmQr(phone) })).toMatchObject(
      refused(1100022),
    )
  },
)

test('issues the authorization code only after two-step verification, then returns the user to the application', async () => {
  const answer = await logIn(request, people.olu.email, '/account')
  const address = new URL(String(answer.redirect), origin)
  expect([address.pathname, answer.success]).toEqual(['/account/two-step-login', false])
  const redirect = address.searchParams.get('redirect') ?? ''
  expect(redirect).toMatch(/^\/account\/__oauth\?/)
  expect(redirect).not.toContain('code=')
  expect((await visitor.navigate(redirect)).headers.get('location')).toBe('/account/login')
  const code = { two_step_captcha: service.outbox.at(-1)?.code, method: 'wechat', redirect }
  expect(await visitor.call('/two_step_login', code)).toMatchObject({ success: true, redirect })
  expectReturn((await visitor.navigate(redirect)).headers.get('location'))
  expect((await visitor.navigate('/__oauth?client_id=made-up')).headers.get('location')).toBe('/login')
})
