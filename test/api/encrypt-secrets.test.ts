import { describe, expect, test, vi } from 'vitest'
import { secretFields } from '../../src/api/call.ts'
import { login } from '../../src/api/calls/login.ts'
import { encryptSecrets } from '../../src/api/transport/encrypt-secrets.ts'
import * as secureZone from '../../src/api/transport/secure-zone.ts'
import { fakeHost } from '../host/fake-host.ts'
import { createKeyPair } from './key-pairs.ts'

const pair = createKeyPair(1024)
const url = new URL('https://account.test/login')
const load = () => Promise.resolve(secureZone)
const page = { publicKey: pair.publicKey }
const secrets = { login: 'a@b.cn', password: 'abcd1234' }

describe('API-04 sealing', () => {
  test('RQ-4 sends secret fields only in the secure zone', async () => {
    const fields = Object.fromEntries(secretFields.map((field) => [field, 'v']))
    const body = { ...fields, remember: true, redirect: undefined }
    const sealed = await encryptSecrets(body, login, url, fakeHost({ page }), load)
    if (!sealed.ok) throw new Error('not sealed')
    expect(Object.keys(sealed.body).sort()).toEqual(['remember', 'secure_zone'])
    expect(pair.decrypt(String(sealed.body.secure_zone))).toEqual(fields)
  })

  test('VAL-05 trims passwords, but not other fields', async () => {
    const body = { login: ' a ', password: ' b ', old_password: 'c ', password_confirmation: ' d', email: undefined }
    const sealed = await encryptSecrets(body, login, url, fakeHost({ page }), load)
    expect(sealed.ok && pair.decrypt(String(sealed.body.secure_zone))).toEqual({
      login: ' a ',
      password: 'b',
      old_password: 'c',
      password_confirmation: 'd',
    })
  })

  test('API-04 loads and adds nothing if there are no secrets', async () => {
    const never = vi.fn()
    expect(await encryptSecrets({ type: 'x', y: undefined }, login, url, fakeHost(), never)).toEqual({
      ok: true,
      body: { type: 'x' },
    })
    expect(never).not.toHaveBeenCalled()
  })
})

describe('API-04 when encryption fails', () => {
  test('API-04 sends the secrets unencrypted but trimmed in a secure context, and reports it', async () => {
    const host = fakeHost()
    expect(await encryptSecrets({ login: 'a', password: ' b ', remember: true }, login, url, host, load)).toEqual({
      ok: true,
      body: { login: 'a', password: 'b', remember: true },
    })
    expect(host.events).toEqual([{ kind: 'encryption-failed', path: '/login', reason: 'no-key', isSentInPlain: true }])
  })

  test.each([
    ['the page requires encryption', { page: { isSecureZoneRequired: true } }, 'https://account.test/login'],
    ['the page is not in a secure context', { isSecureContext: false }, 'https://account.test/login'],
    ['the call is sent over http', {}, 'http://api.test/sso/login'],
  ])('API-04 refuses and reports if %s', async (_, changes, address) => {
    const host = fakeHost(changes)
    expect(await encryptSecrets(secrets, login, new URL(address), host, load)).toEqual({
      ok: false,
      failure: { kind: 'refused', reason: 'secure-zone' },
    })
    expect(host.events).toEqual([{ kind: 'encryption-failed', path: '/login', reason: 'no-key', isSentInPlain: false }])
  })

  test.each(['http://localhost:5173/login', 'http://127.0.0.1/login', 'http://[::1]/login'])(
    'API-04 sends them unencrypted to localhost: %s',
    async (address) => {
      expect((await encryptSecrets(secrets, login, new URL(address), fakeHost(), load)).ok).toBe(true)
    },
  )

  test('API-04 fails if the chunk fails to load or encryption throws', async () => {
    const host = fakeHost({ page })
    const encryptFields = () => {
      throw new Error('broken')
    }
    await encryptSecrets(secrets, login, url, host, () => Promise.reject(new Error('failed to load')))
    await encryptSecrets(secrets, login, url, host, () => Promise.resolve({ encryptFields }))
    expect(host.events).toMatchObject([{ reason: 'not-loaded' }, { reason: 'failed' }])
  })
})
