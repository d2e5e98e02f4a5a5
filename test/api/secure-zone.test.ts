import { generateKeyPairSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { encryptFields } from '../../src/api/transport/secure-zone.ts'
import { createKeyPair } from './key-pairs.ts'

const keyPair = createKeyPair(2048)
const smallKeyPair = createKeyPair(1024)

function encrypt(fields: Record<string, unknown>, { publicKey } = keyPair): string {
  const result = encryptFields(publicKey, fields)
  if (!result.ok) throw new Error(result.reason)
  return result.value
}

test.each([
  [{ login: '13800138000', password: 'abcd1234' }],
  [{ password: '密码пароль é "quoted" \\ \n' }],
  [{ password: '😀👩‍💻𠮷', login: 'a@b.cn' }],
  [{ password: 'lone \ud83d half' }],
  [{}],
])('API-04 encrypts %j so that `node:crypto` can decrypt it', (fields) => {
  expect(keyPair.decrypt(encrypt(fields))).toEqual(fields)
  expect(smallKeyPair.decrypt(encrypt(fields, smallKeyPair))).toEqual(fields)
})

test('API-04 encrypts the same secret differently each time', () => {
  expect(encrypt({ password: 'a' })).not.toBe(encrypt({ password: 'a' }))
})

test('API-04 accepts a key in PKCS#1 format or without a PEM header and footer', () => {
  const pkcs1 = createKeyPair(1024, 'pkcs1')
  expect(pkcs1.decrypt(encrypt({ login: 'x' }, pkcs1))).toEqual({ login: 'x' })
  const headerlessPair = { ...smallKeyPair, publicKey: smallKeyPair.publicKey.replace(/-----[^-]+-----|\n/g, '') }
  expect(headerlessPair.decrypt(encrypt({ login: 'x' }, headerlessPair))).toEqual({ login: 'x' })
})

test.each([
  ['no-key', ''],
  ['no-key', ' \n'],
  ['bad-key', 'not a key'],
  ['bad-key', '-----BEGIN PUBLIC KEY-----\n-----END PUBLIC KEY-----'],
  ['bad-key', keyPair.publicKey.slice(0, 200)],
  [
    'bad-key',
    generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({ type: 'spki', format: 'pem' }).toString(),
  ],
  // An RSA key of only 8 bits.
  ['bad-key', Buffer.from('3007020200c1020103', 'hex').toString('base64')],
])('API-04 fails with %s for the key %j', (reason, publicKey) => {
  expect(encryptFields(publicKey, { password: 'a' })).toEqual({ ok: false, reason })
})

test('API-04 fails if the fields have more bytes than fit into one RSA block', () => {
  const overhead = JSON.stringify({ password: '' }).length
  const maxBytes = 128 - 11 - overhead
  const encryptPassword = (password: string) => encryptFields(smallKeyPair.publicKey, { password })
  const tooLong = { ok: false, reason: 'too-long' }
  expect(encryptPassword('x'.repeat(maxBytes)).ok).toBe(true)
  expect(encryptPassword('x'.repeat(maxBytes + 1))).toEqual(tooLong)
  expect(encryptPassword('密'.repeat(maxBytes / 3)).ok).toBe(true)
  expect(encryptPassword('密'.repeat(maxBytes / 3 + 1))).toEqual(tooLong)
})
