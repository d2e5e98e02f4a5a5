// Checks that the preview server and nginx with deploy/nginx.conf meet the same expectations.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { locales } from '../../src/i18n/locales.ts'
import { paths } from '../../src/pages/links/paths.ts'
import { distFolder, readHeaders } from '../../tools/preview-server.ts'
import { acceptedLanguages, privatePaths, requestedLanguages, similarPaths } from './expectations.ts'
import { lowerCaseHeaders, readLanguage, readScreenName, type ServerResponse, sendRequest } from './send-request.ts'
import { backendHeader, describeServers } from './servers.ts'

const headers = lowerCaseHeaders(readHeaders(distFolder).pages)
const callHeaders = { accept: 'application/json', 'x-requested-with': 'XMLHttpRequest' }
const readPage = (page: string) => readFileSync(join(distFolder, page), 'utf8')

/** Returns the name of the screen's script in a built page, which is unique to the screen. */
const readScreen = (path: string) => readScreenName({ text: readPage(`en${path}.html`) } as ServerResponse)

describeServers((name, server) => {
  const get = (path: string, requestHeaders?: Record<string, string>) =>
    sendRequest(server.origin, path, { headers: requestHeaders })
  const expectPageHeaders = (response: ServerResponse) => expect(response.headers).toMatchObject(headers)

  test.each(paths)(
    '%s is served with and without /account, in each language, from its own file and with the page headers (XS-4)',
    async (path) => {
      for (const prefix of ['', '/account']) {
        for (const locale of locales) {
          const response = await get(`${prefix}${path}?lang=${locale}&x=1`)
          expect([response.status, readLanguage(response), readScreenName(response)]).toEqual([
            200,
            locale,
            readScreen(path),
          ])
          expectPageHeaders(response)
          expect(response.headers[backendHeader]).toBeUndefined()
        }
      }
    },
  )

  test.each(acceptedLanguages)('the Accept-Language header %j selects %s', async (accepted, expected) => {
    expect(readLanguage(await get('/login', accepted === undefined ? {} : { 'accept-language': accepted }))).toBe(
      expected,
    )
  })

  test.each(requestedLanguages)('for a browser that accepts zh-CN, lang=%s selects %s', async (requested, expected) => {
    expect(readLanguage(await get(`/login?redirect=%2F&lang=${requested}`, { 'accept-language': 'zh-CN' }))).toBe(
      expected,
    )
  })

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])(
    'the backend receives %s requests to a screen’s URL',
    async (method) => {
      const content = method === 'POST' ? { body: '{}', headers: { 'content-type': 'application/json' } } : {}
      const response = await sendRequest(server.origin, '/account/login', {
        method,
        ...content,
        headers: { accept: 'application/json', ...content.headers },
      })
      expect(response.headers[backendHeader]).toBe('account service')
      expect(response.headers['content-security-policy']).toBeUndefined()
    },
  )

  test('calls and the backend’s own pages are proxied to the backend', async () => {
    for (const path of [
      '/login_settings',
      '/account/login_settings',
      '/auth/hi?_t=1',
      '/__outbox',
      '/third?type=wechat',
    ]) {
      const isCall = !/^\/(__|third)/.test(path)
      const response = await get(path, isCall ? callHeaders : {})
      expect(response.headers[backendHeader], path).toBe('account service')
    }
  })

  test.each([...similarPaths, ...privatePaths])('%s is not served from the build', async (path) => {
    const response = await get(path)
    expect(response.text).not.toContain('sha256-')
    expect([undefined, readScreen('/not-found')]).toContain(readScreenName(response))
    // If the account service receives the request, its response does not matter.
    if (response.headers[backendHeader] === 'account service') return
    expect([400, 404]).toContain(response.status)
    expect(response.headers['cache-control'] ?? 'no-store').toBe('no-store')
  })

  test('/.well-known/change-password redirects password managers to the password page', async () => {
    const response = await get('/.well-known/change-password')
    expect([response.status, response.headers.location]).toEqual([302, '/security/password'])
  })

  test('for an unknown path, the server sends the not-found page in the right language, with status 404', async () => {
    for (const [accepted, locale] of [
      ['en', 'en'],
      ['zh-TW', 'zh-TW'],
    ] as const) {
      const response = await get('/no-such-page', { 'accept-language': accepted })
      expect([response.status, readLanguage(response), readScreenName(response)]).toEqual([
        404,
        locale,
        readScreen('/not-found'),
      ])
      expectPageHeaders(response)
    }
  })

  test('the backend responds to an unknown call', async () => {
    const response = await get('/no/such/call', callHeaders)
    expect([response.status, response.headers[backendHeader]]).toEqual([404, 'account service'])
    expect(response.text).toContain('"unknown_call"')
  })

  test('only the preview server accepts a screen’s path with a trailing slash', async () => {
    const response = await get('/login/')
    expect([response.status, readScreenName(response)]).toEqual(
      name === 'preview' ? [200, 'login'] : [404, 'not-found'],
    )
  })
})
