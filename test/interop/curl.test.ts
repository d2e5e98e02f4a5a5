import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { type AccountService, createAccountService } from '../../mocks/account-service.ts'
import type { EmbeddedPageData } from '../../mocks/http/page-data.ts'
import { demoPassword, people } from '../../mocks/personas/people.ts'
import { seal, startServer } from '../mocks/visitor.ts'
import { describeWith, type Outcome, run } from './tools.ts'

let folder: string
let jar: string
let count = 0
let service: AccountService
let origin: string
let stop: () => void

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'portico-curl-'))
})
afterAll(() => rmSync(folder, { recursive: true }))
beforeEach(async () => {
  count += 1
  jar = join(folder, `cookies-${count}`)
  service = createAccountService({ onViolation: () => {} })
  ;({ origin, stop } = await startServer(service))
})
afterEach(() => stop())

/** One request by curl, without the user's own configuration. `--include` prints the headers before the body. */
function curl(path: string, ...args: string[]): Promise<Outcome> {
  return run('curl', [
    '--disable',
    '--noproxy',
    '*',
    '--silent',
    '--max-time',
    '5',
    '--include',
    ...args,
    origin + path,
  ])
}

const withCookies = () => ['--cookie', jar, '--cookie-jar', jar]
const header = (name: string, value: string) => ['--header', `${name}: ${value}`]
const asScript = [...header('X-Requested-With', 'XMLHttpRequest'), ...header('Accept', 'application/json')]
const asJson = (data: object) => [...header('Content-Type', 'application/json'), '--data', JSON.stringify(data)]
const asLogin = () => asJson({ secure_zone: seal({ login: people.mei.email, password: demoPassword }) })

function bodyOf({ stdout }: Outcome): Record<string, unknown> {
  const text = stdout.toString()
  return JSON.parse(text.slice(text.indexOf('\r\n\r\n') + 4)) as Record<string, unknown>
}

/** Opens a page as a browser does; returns its CSRF token and the `Set-Cookie` header. */
async function openPage() {
  const page = await curl('/page', ...withCookies(), ...header('Accept', 'text/html'))
  const { csrf_token: token } = bodyOf(page) as EmbeddedPageData
  const setCookie = /^set-cookie: (.*)\r$/im.exec(page.stdout.toString())?.[1] ?? ''
  return { token, setCookie }
}

/** The lines of the cookie jar in Netscape's format: domain, includes subdomains, path, secure, expiry, name, value. */
function readJar(): string[][] {
  const lines = readFileSync(jar, 'utf8').split('\n')
  return lines.filter((line) => /^(#HttpOnly_|[^#\s])/.test(line)).map((line) => line.split('\t'))
}

describeWith('curl', 'cookies and the anti-forgery token, by curl', () => {
  test('a page sets one session cookie, which scripts and other sites cannot use', async () => {
    const { setCookie } = await openPage()
    expect(setCookie).toMatch(/^portico_session=[^;]+; Path=\/; HttpOnly; SameSite=Lax$/)
    const value = /=([^;]+)/.exec(setCookie)?.[1]
    expect(readJar()).toEqual([['#HttpOnly_127.0.0.1', 'FALSE', '/', 'FALSE', '0', 'portico_session', value]])
  })

  test('API-02 a login with the token succeeds and gets a new session id; the old one is invalid', async () => {
    const { token, setCookie } = await openPage()
    const before = readJar()
    const csrf = header('X-CSRF-Token', token)
    const answer = await curl('/login?_t=1', ...withCookies(), ...asScript, ...csrf, ...asLogin())
    expect(bodyOf(answer)).toMatchObject({ success: true, user: { email: people.mei.email } })
    expect(readJar()).toHaveLength(1)
    expect(readJar()).not.toEqual(before)
    const hi = await curl('/auth/hi?_t=1', ...withCookies(), ...asScript, ...csrf)
    expect(bodyOf(hi)).toMatchObject({ logged_in: true })
    const old = await curl('/auth/hi?_t=1', '--cookie', setCookie.split(';', 1)[0] ?? '', ...asScript, ...csrf)
    expect(bodyOf(old)).toMatchObject({ logged_in: false })
    expect(service.violations).toEqual([])
  })

  test('RQ-1 a wrong token, or a token without its cookie, counts as an expired page', async () => {
    const { token } = await openPage()
    const expired = { success: false, errors: [{ error_code: 9000001 }] }
    const wrong = header('X-CSRF-Token', `${token}x`)
    expect(bodyOf(await curl('/login?_t=1', ...withCookies(), ...asScript, ...wrong, ...asLogin()))).toMatchObject(
      expired,
    )
    const right = header('X-CSRF-Token', token)
    expect(bodyOf(await curl('/login?_t=1', ...asScript, ...right, ...asLogin()))).toMatchObject(expired)
  })

  test('SCR-21 paths with the prefix use the same session', async () => {
    const { token } = await openPage()
    const csrf = header('X-CSRF-Token', token)
    await curl('/account/login?_t=1', ...withCookies(), ...asScript, ...csrf, ...asLogin())
    const login = await curl('/account/credential/get_login?_t=1', ...withCookies(), ...asScript, ...csrf)
    expect(bodyOf(login)).toMatchObject({ success: true, user: { phone: people.mei.phone } })
  })
})
