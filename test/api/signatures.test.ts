import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { signCaptcha, signLogin } from '../../src/api/signatures.ts'
import { fc } from '../fast-check.ts'

const ts = 1_700_000_000_000

/** The MD5 that a server computes, with a different library from the page's. */
function md5(text: string): string {
  return createHash('md5').update(text, 'utf8').digest('hex')
}

// Literals are from `printf '%s' … | md5sum`.
test.each([
  [{ sceneId: 'scene-1', certifyId: 'cert-9', ts, secret: 's3cret' }, '299f76fe2246d97763e482d589811668'],
  [{ ts }, 'faa48af05e71e97fade8497f01a2bddf'],
])('API-07 signs scene, certify id, time and secret of a slider: %j', (parts, signature) => {
  expect(signCaptcha(parts)).toBe(signature)
})

test.each([
  [{ phone: '13800138000', ts, secret: 's3cret' }, '45108e552d6eef3e02a285ce36df5c12'],
  [{ phone: '(+1)2025550143', ts, secret: '密钥😀' }, '0071fa16201e04ff13559a381fbacc02'],
  [{ ts }, 'faa48af05e71e97fade8497f01a2bddf'],
])('TWO-15 signs phone, time and secret for a two-step code: %j', (parts, signature) => {
  expect(signLogin(parts)).toBe(signature)
})

test('API-07 TWO-15 matches a standard MD5 for any input', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 40 })
  fc.assert(
    fc.property(text, text, fc.nat(), text, (first, second, time, secret) => {
      expect(signCaptcha({ sceneId: first, certifyId: second, ts: time, secret })).toBe(
        md5(`${first}${second}${time}${secret}`),
      )
      expect(signLogin({ phone: first, ts: time, secret })).toBe(md5(`${first}${time}${secret}`))
    }),
  )
})
