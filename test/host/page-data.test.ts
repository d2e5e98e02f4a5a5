import { beforeEach, describe, expect, test, vi } from 'vitest'
import { defaultPageData } from '../../src/host/default-page-data.ts'
import { readPageData } from '../../src/host/page-data.ts'
import type { ReportEvent } from '../../src/host/report-event.ts'
import { fc } from '../fast-check.ts'

const defaults = { productName: 'Build', publicKey: 'build key', loginSignSecret: 'build secret' }
let warnings: unknown[][]

beforeEach(() => {
  warnings = []
  vi.spyOn(console, 'warn').mockImplementation((...words) => warnings.push(words))
})

function read(content: string | undefined) {
  const events: ReportEvent[] = []
  const element = content === undefined ? null : ({ textContent: content } as HTMLElement)
  const document = { getElementById: (id: string) => (id === 'page-data' ? element : null) }
  return { data: readPageData(document, defaults, (event) => events.push(event)), events }
}

const usual = {
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

describe('LOG-09 page-embedded values', () => {
  test('LOG-09 every key is read', () => {
    const { data, events } = read(
      JSON.stringify({
        product_name: 'Files',
        asset_url: '/assets/',
        api_url: 'https://api.example.com',
        is_mobile: true,
        is_international: true,
        is_sync: true,
        password_length_min: 10,
        password_require_capital: true,
        password_require_special: true,
        link_owner: 'm****@example.com',
        logged_in_as: '138****8000',
        csrf_token: 'csrf',
        fstate: 'state',
        lang: 'zh-CN',
        public_key: 'key',
        secure_zone_required: true,
        redirect_hosts: ['www.example.com'],
        default_redirect: '/files',
        captcha: {
          scene_id: 's',
          certify_id: 'c',
          region: 'sgp',
          secret: 'x',
          script_url: 'https://captcha.example.com/a.js',
          prefix: 'p',
        },
        login_sign_secret: 'sign',
        stale_device_tokens: ['a', 'b'],
        support_url: '/support',
        download_url: 'https://d.example.com',
        web_url: 'https://w.example.com',
        google_help_url: '/g',
        password_help_url: '/p',
        terms_url: '/t',
        privacy_url: '/pp',
        something_new: 1,
      }),
    )
    expect(data).toEqual({
      productName: 'Files',
      assetUrl: '/assets/',
      apiUrl: 'https://api.example.com/',
      isMobile: true,
      isInternational: true,
      isSync: true,
      passwordPolicy: { minLength: 10, requireCapital: true, requireSpecial: true },
      linkOwner: 'm****@example.com',
      loggedInAs: '138****8000',
      csrfToken: 'csrf',
      fstate: 'state',
      lang: 'zh-CN',
      publicKey: 'key',
      isSecureZoneRequired: true,
      redirectHosts: ['www.example.com'],
      defaultRedirect: '/files',
      captcha: {
        sceneId: 's',
        certifyId: 'c',
        region: 'sgp',
        secret: 'x',
        scriptUrl: 'https://captcha.example.com/a.js',
        prefix: 'p',
      },
      loginSignSecret: 'sign',
      staleDeviceTokens: ['a', 'b'],
      supportUrl: '/support',
      downloadUrl: 'https://d.example.com',
      webUrl: 'https://w.example.com',
      googleHelpUrl: '/g',
      passwordHelpUrl: '/p',
      termsUrl: '/t',
      privacyUrl: '/pp',
    })
    expect(warnings).toEqual([])
    expect(events).toEqual([])
  })

  test('LOG-09 an empty block is fine and gives the defaults', () => {
    expect(read('{}').data).toEqual(usual)
    expect(warnings).toEqual([])
  })

  test('LOG-09 what is prerendered knows the defaults, as of a page with an empty block', () => {
    expect(defaultPageData(defaults)).toEqual(usual)
    expect(warnings).toEqual([])
  })

  test.each([undefined, '', '{', '[]', '"text"', '1', 'null'])(
    'LOG-09 a missing or broken block gives the defaults and one warning: %s',
    (content) => {
      const { data, events } = read(content)
      expect(data).toEqual(usual)
      expect(warnings).toHaveLength(1)
      expect(events).toEqual([{ kind: 'page-data-broken', keys: ['page-data'] }])
    },
  )

  test.each([
    [' https://api.test ', 'https://api.test/'],
    ['https://API.test/v1', 'https://api.test/v1'],
    ['https://api.test/?tenant=1', undefined],
    ['https://api.test/#v1', undefined],
  ])('API-06 the API host %j is read so that a path can be put behind it', (given, apiUrl) => {
    expect(read(JSON.stringify({ api_url: given })).data.apiUrl).toBe(apiUrl)
  })

  test('LOG-09 a broken key falls back alone, and one warning names all without their values', () => {
    const { data, events } = read(
      JSON.stringify({
        product_name: 7,
        is_mobile: 'yes',
        is_international: 1,
        password_length_min: 40,
        redirect_hosts: 'www.example.com',
        terms_url: 'javascript:alert(1)',
        api_url: '/api',
        captcha: { region: 'mars', secret: 'canary' },
        csrf_token: 'csrf',
      }),
    )
    expect(data).toEqual({ ...usual, csrfToken: 'csrf' })
    expect(warnings).toHaveLength(1)
    const keys = [
      'product_name',
      'api_url',
      'is_mobile',
      'is_international',
      'password_length_min',
      'redirect_hosts',
      'captcha',
      'terms_url',
    ]
    expect(events).toEqual([{ kind: 'page-data-broken', keys }])
    expect(JSON.stringify(warnings)).not.toMatch(/canary|alert|mars/)
  })

  test('LOG-09 null, empty text and # stand for no value, without a warning', () => {
    const { data } = read(
      JSON.stringify({
        terms_url: '#',
        privacy_url: '',
        support_url: null,
        fstate: '',
        csrf_token: null,
        asset_url: '',
      }),
    )
    expect(data).toEqual(usual)
    expect(warnings).toEqual([])
  })

  test('API-07 the captcha region is cn where it is not said', () => {
    expect(read('{"captcha":{"scene_id":"s","prefix":null}}').data.captcha).toEqual({ sceneId: 's', region: 'cn' })
  })

  test('LOG-09 never throws, whatever stands in the block', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.json()),
        fc.dictionary(fc.constantFrom('captcha', 'lang', '__proto__', 'terms_url'), fc.jsonValue()),
        (text, block) => {
          expect(read(text).data.defaultRedirect).toBe('/')
          expect(typeof read(JSON.stringify(block)).data.productName).toBe('string')
        },
      ),
    )
  })
})
