import { beforeEach, expect, test, vi } from 'vitest'
import { defaultPageData, readPageData } from '../../src/host/page-data.ts'
import type { ReportEvent } from '../../src/host/report-event.ts'

const defaults = { productName: 'Build', publicKey: 'build key', loginSignSecret: 'build secret' }
let warnings: unknown[][]

beforeEach(() => {
  warnings = []
  vi.spyOn(console, 'warn').mockImplementation((...args) => warnings.push(args))
})

function read(content: string | undefined) {
  const events: ReportEvent[] = []
  const element = content === undefined ? null : ({ textContent: content } as HTMLElement)
  const document = { getElementById: (id: string) => (id === 'page-data' ? element : null) }
  return { data: readPageData(document, defaults, (event) => events.push(event)), events }
}

const defaultData = {
  productName: 'Build',
  assetUrl: '/',
  isMobile: false,
  isInternational: false,
  isSync: false,
  passwordPolicy: { minLength: 8, requireCapital: false, requireSpecial: false },
  publicKey: 'build key',
  isSecureZoneRequired: false,
  redirectHosts: [],
  defaultRedirect: '/',
  loginSignSecret: 'build secret',
}

/** Each row has a page-data key, its name in `PageData`, and a valid value. */
const unchangedValues = [
  ['account', 'account', 'a1'],
  ['product_name', 'productName', 'Files'],
  ['asset_url', 'assetUrl', '/assets/'],
  ['is_mobile', 'isMobile', true],
  ['is_international', 'isInternational', true],
  ['is_sync', 'isSync', true],
  ['link_owner', 'linkOwner', 'm****@example.com'],
  ['logged_in_as', 'loggedInAs', '138****8000'],
  ['csrf_token', 'csrfToken', 'csrf'],
  ['fstate', 'fstate', 'state'],
  ['lang', 'lang', 'zh-CN'],
  ['public_key', 'publicKey', 'key'],
  ['secure_zone_required', 'isSecureZoneRequired', true],
  ['redirect_hosts', 'redirectHosts', ['www.example.com']],
  ['default_redirect', 'defaultRedirect', '/files'],
  ['login_sign_secret', 'loginSignSecret', 'sign'],
  ['stale_device_tokens', 'staleDeviceTokens', ['a', 'b']],
  ['support_url', 'supportUrl', '/support'],
  ['download_url', 'downloadUrl', 'https://d.example.com'],
  ['web_url', 'webUrl', 'https://w.example.com'],
  ['google_help_url', 'googleHelpUrl', '/g'],
  ['password_help_url', 'passwordHelpUrl', '/p'],
  ['terms_url', 'termsUrl', '/t'],
  ['privacy_url', 'privacyUrl', '/pp'],
] as const
const captchaValues = [
  ['scene_id', 'sceneId', 's'],
  ['certify_id', 'certifyId', 'c'],
  ['region', 'region', 'sgp'],
  ['secret', 'secret', 'x'],
  ['script_url', 'scriptUrl', 'https://captcha.example.com/a.js'],
  ['prefix', 'prefix', 'p'],
] as const

test('LOG-09 reads every key', () => {
  const { data, events } = read(
    JSON.stringify({
      ...Object.fromEntries(unchangedValues.map(([key, , value]) => [key, value])),
      api_url: 'https://api.example.com',
      password_length_min: 10,
      password_require_capital: true,
      password_require_special: true,
      captcha: Object.fromEntries(captchaValues.map(([key, , value]) => [key, value])),
      something_new: 1,
    }),
  )
  expect(data).toEqual({
    ...Object.fromEntries(unchangedValues.map(([, name, value]) => [name, value])),
    apiUrl: 'https://api.example.com/',
    passwordPolicy: { minLength: 10, requireCapital: true, requireSpecial: true },
    captcha: Object.fromEntries(captchaValues.map(([, name, value]) => [name, value])),
  })
  expect(warnings).toEqual([])
  expect(events).toEqual([])
})

test('LOG-09 uses the defaults for an empty block, as on prerendered pages', () => {
  expect(read('{}').data).toEqual(defaultData)
  expect(defaultPageData(defaults)).toEqual(defaultData)
  expect(warnings).toEqual([])
})

test.each([undefined, '', '{', '[]', '"text"', '1', 'null'])(
  'LOG-09 uses the defaults and logs one warning for the missing or malformed block %s',
  (content) => {
    const { data, events } = read(content)
    expect(data).toEqual(defaultData)
    expect(warnings).toHaveLength(1)
    expect(events).toEqual([{ kind: 'page-data-broken', keys: ['page-data'] }])
  },
)

test.each([
  [' https://api.test ', 'https://api.test/'],
  ['https://API.test/v1', 'https://api.test/v1'],
])('API-06 normalizes the API host’s URL %j', (value, apiUrl) => {
  expect(read(JSON.stringify({ api_url: value })).data.apiUrl).toBe(apiUrl)
})

test.each(['https://api.test/?tenant=1', 'https://api.test/#v1'])(
  'API-06 rejects %j as the API host’s URL, since no path can be appended to it',
  (value) => expect(read(JSON.stringify({ api_url: value })).data.apiUrl).toBeUndefined(),
)

test('LOG-09 replaces only invalid values, and logs one warning that names their keys', () => {
  const invalidBlock = {
    product_name: 7,
    api_url: '/api',
    is_mobile: 'yes',
    is_international: 1,
    password_length_min: 40,
    redirect_hosts: 'www.example.com',
    captcha: { region: 'mars', secret: 'canary' },
    terms_url: 'javascript:alert(1)',
  }
  const { data, events } = read(JSON.stringify({ ...invalidBlock, csrf_token: 'csrf' }))
  expect(data).toEqual({ ...defaultData, csrfToken: 'csrf' })
  expect(warnings).toHaveLength(1)
  expect(events).toEqual([{ kind: 'page-data-broken', keys: Object.keys(invalidBlock) }])
  expect(JSON.stringify(warnings)).not.toMatch(/canary|alert|mars/)
})

test('LOG-09 treats null, an empty string and # as missing values, without a warning', () => {
  const block = { terms_url: '#', privacy_url: '', support_url: null, fstate: '', csrf_token: null, asset_url: '' }
  expect(read(JSON.stringify(block)).data).toEqual(defaultData)
  expect(warnings).toEqual([])
})

test('API-07 uses cn as the default region of the captcha', () => {
  expect(read('{"captcha":{"scene_id":"s","prefix":null}}').data.captcha).toEqual({ sceneId: 's', region: 'cn' })
})
