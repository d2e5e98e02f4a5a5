// Checks that the preview and the deployment guide's nginx meet the same expectations.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { locales } from '../../src/i18n/locales.ts'
import { paths } from '../../src/pages/links/paths.ts'
import { distFolder, readHeaders } from '../../tools/preview-server.ts'
import { type Answer, ask, languageOf, lowerCaseHeaders, screenOf } from './ask.ts'
import { filesOfBuild, languages, lookAlikes, requestedLanguages } from './expectations.ts'
import { backendMark, describeServers } from './servers.ts'

const headers = lowerCaseHeaders(readHeaders(distFolder).pages)
const asCall = { accept: 'application/json', 'x-requested-with': 'XMLHttpRequest' }
const fileOf = (page: string) => readFileSync(join(distFolder, page), 'utf8')

/** Identifies a screen's file: the script it starts with, which no other screen has. */
const screenOfFile = (path: string) => screenOf({ text: fileOf(`en${path}.html`) } as Answer)

describeServers((name, server) => {
  const get = (path: string, requestHeaders?: Record<string, string>) =>
    ask(server.address, path, { headers: requestHeaders })
  const expectPage = (answer: Answer) => expect(answer.headers).toMatchObject(headers)

  test.each(paths)(
    '%s is served with and without /account, in each language, from its own file and with its headers (XS-4)',
    async (path) => {
      for (const prefix of ['', '/account']) {
        for (const locale of locales) {
          const answer = await get(`${prefix}${path}?lang=${locale}&x=1`)
          expect([answer.status, languageOf(answer), screenOf(answer)]).toEqual([200, locale, screenOfFile(path)])
          expectPage(answer)
          expect(answer.headers[backendMark]).toBeUndefined()
        }
      }
    },
  )

  test.each(languages)('a browser that accepts %j gets %s', async (accepted, expected) => {
    expect(languageOf(await get('/login', accepted === undefined ? {} : { 'accept-language': accepted }))).toBe(
      expected,
    )
  })

  test.each(requestedLanguages)(
    'lang=%s gives a browser that accepts zh-CN the language %s',
    async (requested, expected) => {
      expect(languageOf(await get(`/login?redirect=%2F&lang=${requested}`, { 'accept-language': 'zh-CN' }))).toBe(
        expected,
      )
    },
  )

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])(
    'the backend receives %s requests to a screen’s URL',
    async (method) => {
      const sent = method === 'POST' ? { body: '{}', headers: { 'content-type': 'application/json' } } : {}
      const answer = await ask(server.address, '/account/login', {
        method,
        ...sent,
        headers: { accept: 'application/json', ...sent.headers },
      })
      expect(answer.headers[backendMark]).toBe('account service')
      expect(answer.headers['content-security-policy']).toBeUndefined()
    },
  )

  test('calls and the backend’s own pages are proxied with their query', async () => {
    for (const path of [
      '/login_settings',
      '/account/login_settings',
      '/auth/hi?_t=1',
      '/__outbox',
      '/third?type=wechat',
    ]) {
      const isCall = !/^\/(__|third)/.test(path)
      const answer = await get(path, isCall ? asCall : {})
      expect(answer.headers[backendMark], path).toBe('account service')
    }
  })

  test.each([...lookAlikes, ...filesOfBuild])('%s is not served from the build', async (path) => {
    const answer = await get(path)
    expect(answer.text).not.toContain('sha256-')
    expect([undefined, screenOfFile('/not-found')]).toContain(screenOf(answer))
    // How the backend responds does not matter.
    if (answer.headers[backendMark] === 'account service') return
    expect([400, 404]).toContain(answer.status)
    expect(answer.headers['cache-control'] ?? 'no-store').toBe('no-store')
  })

  test('a password manager is redirected to the page that changes a password', async () => {
    const answer = await get('/.well-known/change-password')
    expect([answer.status, answer.headers.location]).toEqual([302, '/security/password'])
  })

  test('an unknown path gets the not-found page in the right language, with status 404', async () => {
    for (const [accepted, locale] of [
      ['en', 'en'],
      ['zh-TW', 'zh-TW'],
    ] as const) {
      const answer = await get('/no-such-page', { 'accept-language': accepted })
      expect([answer.status, languageOf(answer), screenOf(answer)]).toEqual([404, locale, screenOfFile('/not-found')])
      expectPage(answer)
    }
  })

  test('the backend responds to an unknown call', async () => {
    const answer = await get('/no/such/call', asCall)
    expect([answer.status, answer.headers[backendMark]]).toEqual([404, 'account service'])
    expect(answer.text).toContain('"unknown_call"')
  })

  test('only the preview accepts a screen’s path with a trailing slash', async () => {
    const answer = await get('/login/')
    expect([answer.status, screenOf(answer)]).toEqual(name === 'preview' ? [200, 'login'] : [404, 'not-found'])
  })
})
