import { describe, expect, test, vi } from 'vitest'
import { secretFields } from '../../src/api/call.ts'
import { login } from '../../src/api/calls/login.ts'
import { encryptSecrets } from '../../src/api/transport/encrypt-secrets.ts'
import * as secureZone from '../../src/api/transport/secure-zone.ts'
import { fakeHost } from '../host/fake-host.ts'
import { createKeyPair } from './key-pairs.ts'

const keyPair = createKeyPair(1024)
const url = new URL('https://account.test/login')
const loadZone = () => Promise.resolve(secureZone)
const page = { publicKey: keyPair.publicKey }
const secrets = { login: 'a@b.cn', password: 'abcd1234' }

describe('API-04 encryption', () => {
  test('RQ-4 puts exactly the secret fields into the secure zone', async () => {
    const fields = Object.fromEntries(secretFields.map((field) => [field, 'v']))
    const body = { ...fields, remember: true, redirect: undefined }
    const result = await encryptSecrets(body, login, url, fakeHost({ page }), loadZone)
    if (!result.ok) throw new Error('not encrypted')
    expect(Object.keys(result.body).sort()).toEqual(['remember', 'secure_zone'])
    expect(keyPair.decrypt(String(result.body.secure_zone))).toEqual(fields)
  })

  test('VAL-05 trims passwords, but not other fields', async () => {
    const body = { login: ' a ', password: ' b ', old_password: 'c ', password_confirmation: ' d', email: undefined }
    const result = await encryptSecrets(body, login, url, fakeHost({ page }), loadZone)
    expect(result.ok && keyPair.decrypt(String(result.body.secure_zone))).toEqual({
      login: ' a ',
      password: 'b',
      old_password: 'c',
      password_confirmation: 'd',
    })
  })

  test('API-04 does not load the encryption script if there are no secrets', async () => {
    const load = vi.fn()
    expect(await encryptSecrets({ type: 'x', y: undefined }, login, url, fakeHost(), load)).toEqual({
      ok: true,
      body: { type: 'x' },
    })
    expect(load).not.toHaveBeenCalled()
  })
})

describe('API-04 when encryption fails', () => {
  test('API-04 sends secrets in plain text in a secure context, with trimmed passwords, and reports the failure', async () => {
    const host = fakeHost()
    expect(await encryptSecrets({ login: 'a', password: ' b ', remember: true }, login, url, host, loadZone)).toEqual({
      ok: true,
      body: { login: 'a', password: 'b', remember: true },
    })
    expect(host.events).toEqual([{ kind: 'encryption-failed', path: '/login', reason: 'no-key', isPlainText: true }])
  })

  test.each([
    ['the page requires encryption', { page: { isSecureZoneRequired: true } }, 'https://account.test/login'],
    ['the page is not in a secure context', { isSecureContext: false }, 'https://account.test/login'],
    ['the call’s URL uses HTTP', {}, 'http://api.test/sso/login'],
  ])('API-04 rejects the call and reports the failed encryption if %s', async (_, changes, href) => {
    const host = fakeHost(changes)
    expect(await encryptSecrets(secrets, login, new URL(href), host, loadZone)).toEqual({
      ok: false,
      failure: { kind: 'not-sent', reason: 'secure-zone' },
    })
    expect(host.events).toEqual([{ kind: 'encryption-failed', path: '/login', reason: 'no-key', isPlainText: false }])
  })

  test.each(['http://localhost:5173/login', 'http://127.0.0.1/login', 'http://[::1]/login'])(
    'API-04 sends secrets in plain text to %s, which is on the same machine',
    async (href) => {
      expect((await encryptSecrets(secrets, login, new URL(href), fakeHost(), loadZone)).ok).toBe(true)
    },
  )

  test('API-04 reports whether the encryption script failed to load or the encryption itself failed', async () => {
    const host = fakeHost({ page })
    const encryptFields = () => {
      throw new Error('failed')
    }
    await encryptSecrets(secrets, login, url, host, () => Promise.reject(new Error('failed to load')))
    await encryptSecrets(secrets, login, url, host, () => Promise.resolve({ encryptFields }))
    expect(host.events).toMatchObject([{ reason: 'not-loaded' }, { reason: 'failed' }])
  })
})
