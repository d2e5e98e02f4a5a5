import { describe, expect, test } from 'vitest'
import { checkLink, checkRedirect, moveFragmentToRedirect, withQuery } from '../../src/rules/url.ts'
import { fc } from '../fast-check.ts'
import { anyText } from './any-text.ts'
import { hostileUrls } from './hostile-urls.ts'

const base = 'https://account.example.com/login?x=1#top'
const page = { base, allowedHosts: ['www.example.com', 'Files.Example.com:8443'] }

describe('RD-2 accepted URLs', () => {
  test.each([
    ['/files', 'https://account.example.com/files'],
    ['  /files \n', 'https://account.example.com/files'],
    ['files', 'https://account.example.com/files'],
    ['?a=1', 'https://account.example.com/login?a=1'],
    ['/a?next=https://evil.example#x', 'https://account.example.com/a?next=https://evil.example#x'],
    ['https://account.example.com/a', 'https://account.example.com/a'],
    ['https://www.example.com', 'https://www.example.com/'],
    ['HTTPS://WWW.EXAMPLE.COM/A', 'https://www.example.com/A'],
    ['https://files.example.com:8443/', 'https://files.example.com:8443/'],
    ['/x/..//evil.example', 'https://account.example.com//evil.example'],
    ['https:evil.example', 'https://account.example.com/evil.example'],
  ])('RD-2 accepts %j', (input, href) => {
    expect(checkRedirect(input, page)).toEqual({ ok: true, href })
  })

  test.each(['files.test:443', ' files.test ', 'FILES.test'])('RD-2 normalizes the listed host %j', (host) => {
    const pageWithHost = { ...page, allowedHosts: [host] }
    expect(checkRedirect('https://files.test/a', pageWithHost)).toEqual({ ok: true, href: 'https://files.test/a' })
    expect(checkRedirect('https://files.test:8443/a', pageWithHost)).toEqual({ ok: false, reason: 'host' })
  })

  test('RD-2 accepts internationalized hosts in the list, and ignores invalid ones', () => {
    const pageWithHosts = { ...page, allowedHosts: ['bücher.test', 'not a host', ''] }
    expect(checkRedirect('https://xn--bcher-kva.test/', pageWithHosts).ok).toBe(true)
    expect(checkRedirect('https://other.test/', pageWithHosts)).toEqual({ ok: false, reason: 'host' })
  })

  test('RD-2 accepts http only on an http page', () => {
    expect(checkRedirect('http://www.example.com/', page)).toEqual({ ok: false, reason: 'protocol' })
    const httpPage = { base: 'http://localhost:5173/login', allowedHosts: ['www.example.com'] }
    expect(checkRedirect('http://www.example.com/', httpPage).ok).toBe(true)
    expect(checkRedirect('https://www.example.com/', httpPage).ok).toBe(true)
    expect(checkRedirect('/a', httpPage)).toEqual({ ok: true, href: 'http://localhost:5173/a' })
    expect(checkRedirect('http://localhost:3000/', httpPage)).toEqual({ ok: false, reason: 'host' })
  })

  test('RD-2 accepts only listed hosts on a page whose URL is neither http nor https', () => {
    for (const otherUrl of ['about:blank', 'blob:https://account.example.com/1', 'file:///x.html']) {
      expect(checkRedirect('/a', { base: otherUrl, allowedHosts: [] }).ok).toBe(false)
      expect(checkRedirect('https://www.example.com/', { ...page, base: otherUrl }).ok).toBe(true)
    }
    expect(checkRedirect('https://www.example.com/', { ...page, base: 'not a URL' })).toEqual({
      ok: false,
      reason: 'malformed',
    })
  })
})

describe('RD-2 rejected URLs', () => {
  test.each(hostileUrls)('RD-2 rejects %j with the reason %s', (input, reason) => {
    expect(checkRedirect(input, page)).toEqual({ ok: false, reason })
  })

  test('RD-2 rejects any input that does not lead to https on an allowed host', () => {
    const part = fc.constantFrom(
      ...['/', '//', '\\', '@', ':', 'https:', 'javascript:', 'evil.example', '..', '\t', '%2f', '?'],
      ...['#', '。', 'www.example.com'],
    )
    const input = fc.oneof(
      anyText,
      fc.array(part, { maxLength: 8 }).map((parts) => parts.join('')),
      anyText.map((text) => `https://www.example.com${text}`),
    )
    fc.assert(
      fc.property(input, (value) => {
        const result = checkRedirect(value, page)
        if (!result.ok) return
        const url = new URL(result.href)
        expect(url.protocol).toBe('https:')
        expect(['account.example.com', 'www.example.com', 'files.example.com:8443']).toContain(url.host)
        expect(url.username + url.password).toBe('')
      }),
      { numRuns: 500 },
    )
  })
})

describe('RD-4 links from the server', () => {
  test.each([
    ['https://cdn.example.net/setup.exe', 'https://cdn.example.net/setup.exe'],
    ['http://cdn.example.net/setup.exe', 'http://cdn.example.net/setup.exe'],
    ['/setup.exe', 'https://account.example.com/setup.exe'],
  ])('RD-4 accepts %s', (input, href) => {
    expect(checkLink(input, base)).toEqual({ ok: true, href })
  })

  // Unlike a redirect, a link may lead to any host, and may use http.
  test.each(hostileUrls.filter(([input, reason]) => reason !== 'host' && !input.startsWith('http:')))(
    'RD-4 rejects the link %j with the reason %s',
    (input, reason) => {
      expect(checkLink(input, base)).toEqual({ ok: false, reason })
    },
  )

  test('RD-4 accepts only absolute URLs if there is no base', () => {
    expect(checkLink('/setup.exe')).toEqual({ ok: false, reason: 'malformed' })
    expect(checkLink('https://cdn.example.net/x').ok).toBe(true)
  })
})

test.each([
  ['https://a.example/x?mode=oauth&b=%26#h', 'https://a.example/x?b=%26&mode=ent_reg#h'],
  ['https://a.example/x#h?i', 'https://a.example/x?mode=ent_reg#h?i'],
  ['/x', '/x?mode=ent_reg'],
  ['/x?', '/x?mode=ent_reg'],
  ['/x?a=b?c', '/x?a=b?c&mode=ent_reg'],
  // This query is signed and encoded in GBK, so changing any byte would invalidate it.
  ['/x?name=%B0%A1&sum=a%20b+c~&d', '/x?name=%B0%A1&sum=a%20b+c~&d&mode=ent_reg'],
  ['/x?redirect=/y?mode=oauth&%6Dode=oauth&model=1', '/x?redirect=/y?mode=oauth&model=1&mode=ent_reg'],
  ['../x?mode=init&mode=oauth', '../x?mode=ent_reg'],
])('LOG-02 RD-5 sets the mode in the query of %j', (url, changedUrl) => {
  expect(withQuery(url, 'mode', 'ent_reg')).toBe(changedUrl)
})

test.each(hostileUrls.filter(([, reason]) => reason !== 'empty'))(
  'LOG-02 RD-2 rejects %j even after the mode has been added',
  (input) => {
    expect(checkRedirect(withQuery(input, 'mode', 'ent_reg'), page).ok).toBe(false)
  },
)

const site = 'https://account.example.com'
const login = `${site}/login`

test.each([
  ['?redirect=/security#sessions', '/security#sessions'],
  ['?lang=en&redirect=/files%3Fa%3D%2526%26b%3D%2Bc#%E4%BD%8D%23', '/files?a=%26&b=+c#%E4%BD%8D%23'],
  ['?redirect=%20/files%20#a', '/files#a'],
  [`?redirect=${site}/files#a`, `${site}/files#a`],
  ['?redirect=/login%3Fredirect%3D/files#a', '/login?redirect=/files#a'],
  ['?redirect=/files%23section#a', '/files#section'],
  ['?redirect=/files%23#a', '/files#'],
  ['?redirect=/files', '/files'],
  ['?redirect=/files#', '/files'],
  ['?redirect=#a', ''],
  ['#redirect=/files', null],
  // The fragment is not moved, because a redirect with a backslash would be rejected.
  ['?redirect=/files#a\\b', '/files'],
  // A redirect to another site never gets the fragment, even if its host is listed.
  ['?redirect=https://www.example.com/#a', 'https://www.example.com/'],
])('LOG-01 RD-2 given a login URL with %j, returns a URL with the redirect %j', (query, redirect) => {
  expect(new URL(moveFragmentToRedirect(login + query)).searchParams.get('redirect')).toBe(redirect)
})

test('LOG-01 removes the fragment that it moves, and keeps the rest of the URL', () => {
  expect(moveFragmentToRedirect(`${login}?lang=en&redirect=/files#a`)).toBe(`${login}?lang=en&redirect=%2Ffiles%23a`)
  expect(moveFragmentToRedirect(`${login}?redirect=/files%23section#a`)).toBe(`${login}?redirect=/files%23section#a`)
})

test.each(hostileUrls)('LOG-01 RD-2 does not add the fragment to the rejected redirect %j', (input) => {
  const query = new URLSearchParams({ redirect: input })
  const redirect = new URL(moveFragmentToRedirect(`${login}?${query}#a`)).searchParams.get('redirect')
  expect(redirect).toBe(query.get('redirect'))
})
