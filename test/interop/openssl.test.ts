import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoPublicKey } from '../../mocks/http/keys.ts'
import { openSecureZone } from '../../mocks/http/secure-zone.ts'
import { encryptFields } from '../../src/api/transport/secure-zone.ts'
import { describeWith, outputOf } from './tools.ts'

const padding = ['-pkeyopt', 'rsa_padding_mode:pkcs1']
const sizes = [2048, 3072]

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'portico-openssl-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const privateFile = (bits: number) => join(folder, `private-${bits}.pem`)
const publicFile = (bits: number) => join(folder, `public-${bits}.pem`)

/** Decrypts a secure zone on the command line, as a server's administrator would. */
async function openWithOpenssl(zone: string, bits: number): Promise<string> {
  const block = await outputOf('openssl', ['base64', '-d', '-A'], zone)
  expect(block).toHaveLength(bits / 8)
  return (await outputOf('openssl', ['pkeyutl', '-decrypt', '-inkey', privateFile(bits), ...padding], block)).toString()
}

function encrypt(publicKey: string, fields: Record<string, unknown>): string {
  const zone = encryptFields(publicKey, fields)
  if (!zone.ok) throw new Error(zone.reason)
  return zone.value
}

const cases: [string, Record<string, unknown>][] = [
  ['ASCII', { login: 'mei.lin@example.com', password: 'Portico2026' }],
  ['Chinese', { login: '(+86)13800138000', password: '密码是秘密' }],
  ['emoji', { password: '😀👩‍💻𠮷' }],
  ['quotes', { password: '"\\\'`$(x)\n\t' }],
  ['nothing', {}],
]

describeWith('openssl', 'API-04 openssl and the page', () => {
  beforeAll(async () => {
    await Promise.all(
      sizes.map(async (bits) => {
        await outputOf('openssl', ['genrsa', '-out', privateFile(bits), String(bits)])
        await outputOf('openssl', ['rsa', '-in', privateFile(bits), '-pubout', '-out', publicFile(bits)])
      }),
    )
    // Generating a key takes a random amount of time.
  }, 60_000)

  test.each(sizes.flatMap((bits) => cases.map(([name, fields]) => [bits, name, fields] as const)))(
    'API-04 with a key of %d bits, openssl decrypts the page’s secure zone: %s',
    async (bits, _, fields) => {
      const text = await openWithOpenssl(encrypt(readFileSync(publicFile(bits), 'utf8'), fields), bits)
      expect(JSON.parse(text)).toEqual(fields)
      // The page escapes characters beyond the basic plane; everything else is written literally.
      if (!/\p{Surrogate}|[\u{10000}-\u{10ffff}]/u.test(JSON.stringify(fields)))
        expect(text).toBe(JSON.stringify(fields))
    },
  )

  test('API-04 a key in the older PKCS#1 form works too', async () => {
    const key = await outputOf('openssl', ['rsa', '-in', privateFile(2048), '-RSAPublicKey_out'])
    expect(key.toString()).toContain('BEGIN RSA PUBLIC KEY')
    expect(await openWithOpenssl(encrypt(key.toString(), { login: 'x' }), 2048)).toBe('{"login":"x"}')
  })

  test('API-04 secrets that fill the block exactly work with openssl', async () => {
    const room = 2048 / 8 - 11 - JSON.stringify({ password: '' }).length
    const fields = { password: 'x'.repeat(room) }
    const publicKey = readFileSync(publicFile(2048), 'utf8')
    expect(JSON.parse(await openWithOpenssl(encrypt(publicKey, fields), 2048))).toEqual(fields)
    expect(encryptFields(publicKey, { password: 'x'.repeat(room + 1) })).toEqual({ ok: false, reason: 'too-long' })
  })
})

describeWith('openssl', 'API-04 openssl and the account service', () => {
  const key = () => join(folder, 'demo.pem')
  beforeAll(() => writeFileSync(key(), demoPublicKey))

  test.each(cases)('API-04 the account service decrypts what openssl has encrypted: %s', async (_, fields) => {
    const args = ['pkeyutl', '-encrypt', '-pubin', '-inkey', key(), ...padding]
    const block = await outputOf('openssl', args, JSON.stringify(fields))
    expect(openSecureZone((await outputOf('openssl', ['base64', '-A'], block)).toString())).toEqual(fields)
  })

  test('API-04 a different padding is refused', async () => {
    const args = ['pkeyutl', '-encrypt', '-pubin', '-inkey', key(), '-pkeyopt', 'rsa_padding_mode:oaep']
    const block = await outputOf('openssl', args, '{}')
    expect(() => openSecureZone(block.toString('base64'))).toThrow('padding')
  })
})
