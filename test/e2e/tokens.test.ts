import type { Page, Request } from 'playwright'
import { expect, test } from 'vitest'
import { enterCompanyDomain } from '../screens/login.ts'
import { logIn, perform } from './perform.ts'
import { openSite } from './site.ts'

const site = openSite()
const apiHost = 'https://api.example.com'
const captchaHost = 'https://captcha.example.com'
/** Another host of the same service. A login may redirect there, but must not send it a token. */
const filesOrigin = 'https://files.example.com'

const secretHeaders = ['x-csrf-token', 'auth-token', 'device-token']

/** Opens a login page with an API host and a captcha on other origins, both allowed by the security policy. */
async function openLogin(page: Page, url = '/login'): Promise<void> {
  await page.route(/\/login(?:\?|$)/, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback()
    const response = await route.fetch()
    const values = {
      api_url: apiHost,
      redirect_hosts: ['files.example.com'],
      captcha: { script_url: `${captchaHost}/captcha.js`, scene_id: 'scene', prefix: 'prefix', region: 'cn' },
    }
    const body = (await response.text()).replace(
      /(<script type="application\/json" id="page-data">)(.*?)(<\/script>)/s,
      (_, start: string, current: string, end: string) =>
        start + JSON.stringify({ ...(JSON.parse(current) as object), ...values }) + end,
    )
    const policy = (response.headers()['content-security-policy'] ?? '')
      .replace("script-src 'self'", `script-src 'self' ${captchaHost}`)
      .replace("connect-src 'self'", `connect-src 'self' ${apiHost}`)
    await route.fulfill({ response, body, headers: { ...response.headers(), 'content-security-policy': policy } })
  })
  await page.goto(url)
}

/** Emulates a client that supplies an auth token (LOG-08). */
const emulateClient = (page: Page) =>
  page.addInitScript(() => Object.assign(window, { AccountClient: { type: 'app', authToken: 'auth-canary' } }))

/** Stubs the hosts on other origins, and returns the requests sent to them. */
async function stubOtherHosts(page: Page): Promise<Request[]> {
  const otherHostRequests: Request[] = []
  await page.route(/^https:\/\/\w+\.example\.com\//, async (route) => {
    const request = route.request()
    if (request.method() !== 'OPTIONS') otherHostRequests.push(request)
    const headers = {
      'access-control-allow-origin': site.origin,
      'access-control-allow-credentials': 'true',
      'access-control-allow-headers': request.headers()['access-control-request-headers'] ?? '',
    }
    const isScript = request.url().endsWith('.js')
    const body = isScript
      ? ''
      : JSON.stringify({ success: true, ts: Math.floor(Date.now() / 1000), redirect: `${filesOrigin}/company` })
    await route.fulfill({ headers, body, contentType: isScript ? 'text/javascript' : 'application/json' })
  })
  return otherHostRequests
}

const findRequests = (host: string, requests: Request[]) => requests.filter((request) => request.url().startsWith(host))

/** Returns the names of the token and cookie headers that the browser sends, including those hidden from the page. */
async function findTokens(request: Request): Promise<string[]> {
  const headers = await request.allHeaders()
  return [...secretHeaders, 'cookie'].filter((name) => headers[name] !== undefined)
}

test('a captcha from another origin gets neither a token nor a referrer, but calls to this site include the tokens (RQ-1)', async () => {
  const page = await site.newPage()
  await emulateClient(page)
  const otherHostRequests = await stubOtherHosts(page)
  const siteRequests: Request[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(site.origin) && request.resourceType() === 'fetch') siteRequests.push(request)
  })
  await openLogin(page)
  site.service.faults.add({ path: '/app_login', error: 'sliding-captcha' })
  await logIn(page)
  await expect.poll(() => findRequests(captchaHost, otherHostRequests).length).toBeGreaterThan(0)
  expect(siteRequests.length).toBeGreaterThan(0)
  for (const request of siteRequests) expect(await findTokens(request)).toEqual(expect.arrayContaining(secretHeaders))
  for (const request of findRequests(captchaHost, otherHostRequests)) {
    expect(await findTokens(request), request.url()).toEqual([])
    expect((await request.allHeaders()).referer, request.url()).toBeUndefined()
  }
})

test('an API host on another origin gets the token headers, which CORS must allow, but no cookie (RQ-1, API-06)', async () => {
  const page = await site.newPage()
  await emulateClient(page)
  const otherHostRequests = await stubOtherHosts(page)
  await openLogin(page)
  await perform(page, [{ press: { role: 'link', name: 'login.sso' } }, enterCompanyDomain()])
  await page.waitForURL(`${filesOrigin}/**`)
  const calls = findRequests(apiHost, otherHostRequests)
  expect(calls.map((request) => new URL(request.url()).pathname)).toContain('/sso/login')
  for (const request of calls) expect(await findTokens(request), request.url()).toEqual(secretHeaders)
})

test('a site that the login redirects to gets neither a token nor a referrer (RQ-1, RQ-3)', async () => {
  const page = await site.newPage()
  const otherHostRequests = await stubOtherHosts(page)
  await openLogin(page, `/login?redirect=${encodeURIComponent(`${filesOrigin}/after`)}`)
  await logIn(page)
  await page.waitForURL(`${filesOrigin}/after*`)
  const [request] = findRequests(filesOrigin, otherHostRequests)
  expect(request && (await findTokens(request))).toEqual([])
  expect((await request?.allHeaders())?.referer).toBeUndefined()
})
