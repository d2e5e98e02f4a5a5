import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type AccountService, createAccountService } from '../../mocks/account-service.ts'
import { demoPassword, people } from '../../mocks/personas/people.ts'
import { matching } from './matchers.ts'
import { createVisitor, startServer, type Visitor } from './visitor.ts'

let service: AccountService
let visitor: Visitor
let stop: () => void

beforeEach(async () => {
  service = createAccountService()
  const server = await startServer(service)
  stop = server.stop
  visitor = createVisitor(server.origin)
  await visitor.open('/account/page')
})

afterEach(() => {
  stop()
  expect(service.violations).toEqual([])
})

const read = async (path: string) => (await visitor.navigate(path)).text()
const tokenIn = (page: string) => /name="csrf_token" value="([^"]+)"/.exec(page)?.[1] ?? ''
const sentTo = (response: Response) => response.headers.get('location')

/** Where the links of a page lead on this site, but for its stylesheet. */
function linksIn(page: string): string[] {
  const links = [...page.matchAll(/(?:href|action)="(\/[^"]*)"/g)].map(([, link = '']) => link)
  return links.filter((link) => link !== '/__service.css')
}

// SCR-21
describe('under /account', () => {
  test.each(['/__outbox', '/__pages/terms', '/third?type=wechat', '/__sso?product_id=corp-files', '/'])(
    'every link of %s keeps the prefix',
    async (path) => {
      await visitor.logIn(people.mei.phone)
      const links = linksIn(await read(`/account${path}`))
      expect(links.length).toBeGreaterThan(3)
      expect(links.filter((link) => !link.startsWith('/account/'))).toEqual([])
    },
  )

  test('home leads out under the prefix', async () => {
    await visitor.logIn(people.mei.phone)
    const page = await read('/account/')
    expect(sentTo(await visitor.submit('/account/__logout', { csrf_token: 'forged' }))).toBe('/account/')
    expect(sentTo(await visitor.submit('/account/__logout', { csrf_token: tokenIn(page) }))).toBe('/account/login')
  })

  test('an unknown page leads home under the prefix', async () => {
    expect(sentTo(await visitor.navigate('/account/__pages/nothing'))).toBe('/account/')
  })

  test('who is let in without a wish arrives home under the prefix', async () => {
    const fields = { type: 'wechat', account: 'member', csrf_token: tokenIn(await read('/account/third?type=wechat')) }
    expect(sentTo(await visitor.submit('/account/__third', fields))).toBe('/account/')
  })

  test('a page links to the places under the prefix', async () => {
    const { terms_url, privacy_url, support_url, download_url, web_url, google_help_url, password_help_url } =
      await visitor.open('/account/page')
    const links = [terms_url, privacy_url, support_url, download_url, web_url, google_help_url, password_help_url]
    expect(links.filter((link) => !link.startsWith('/account/__pages/'))).toEqual([])
  })

  test('a forced set-up and an installer lie under the prefix', async () => {
    const logIn = (login: string) => visitor.call('/account/login', { login, password: demoPassword })
    expect(await logIn(people.forceTwoStep.email)).toMatchObject({
      force_two_step: { redirect: '/account/two-step-setup' },
    })
    expect(await logIn(people.clientOutdated.email)).toMatchObject({
      errors: [{ download_link: matching(/^http:\/\/[^/]+\/account\/__pages\/download$/) }],
    })
  })
})

describe.each(['', '/account'])('whoever the enterprise does not let in (prefix "%s")', (prefix) => {
  test.each([
    ['en', 'You cannot log in', 'Your company’s plan has expired.'],
    ['zh-CN', '无法登录', '你所在的企业服务已到期。'],
    ['zh-TW', '無法登入', '你所在的企業服務已到期。'],
  ])('is told so by a third party, in %s, and finds the way back', async (lang, title, words) => {
    const page = await read(`${prefix}/third?type=wecom&lang=${lang}`)
    const fields = { type: 'wecom', account: 'enterprise-expired', redirect: '/files', csrf_token: tokenIn(page) }
    const response = await visitor.submit(`${prefix}/__third`, fields)
    const refusal = await response.text()
    expect(response.status).toBe(200)
    expect(refusal).toContain(`<h1>${title}</h1>`)
    expect(refusal).toContain(words)
    expect(refusal).toContain(`href="${prefix}/login?redirect=%2Ffiles"`)
    expect(await visitor.call('/auth/hi')).toMatchObject({ logged_in: false })
  })

  test('is told so at single sign-on', async () => {
    const account = service.peek.account(people.liNa.email)
    const enterprise = { ...account?.enterprise, status: 'restricted' }
    Object.assign(account ?? {}, { enterprise })
    const page = await read(`${prefix}/__sso?product_id=corp-files`)
    const fields = { product_id: 'corp-files', account: 'single-sign-on', csrf_token: tokenIn(page) }
    const refusal = await (await visitor.submit(`${prefix}/__sso`, fields)).text()
    expect(refusal).toContain('Your company’s plan is restricted.')
    expect(refusal).toContain(`href="${prefix}/login"`)
  })
})
