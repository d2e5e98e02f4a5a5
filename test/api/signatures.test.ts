import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { signCaptcha, signTwoStep } from '../../src/api/signatures.ts'
import { fc } from '../fast-check.ts'

const ts = 1_700_000_000_000

/** Computes an MD5 hash with Node.js, not with the library that the page uses. */
function md5(text: string): string {
  return createHash('md5').update(text, 'utf8').digest('hex')
}

test('API-07 TWO-15 signs the fields, the time and the secret of each call with MD5, in this order', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 40 })
  fc.assert(
    fc.property(text, text, fc.nat(), text, (firstField, secondField, time, secret) => {
      expect(signCaptcha({ sceneId: firstField, certifyId: secondField, ts: time, secret })).toBe(
        md5(`${firstField}${secondField}${time}${secret}`),
      )
      expect(signTwoStep({ phone: firstField, ts: time, secret })).toBe(md5(`${firstField}${time}${secret}`))
    }),
  )
})

test('API-07 TWO-15 signs only the time if nothing else is given', () => {
  for (const sign of [signCaptcha, signTwoStep]) expect(sign({ ts })).toBe(md5(String(ts)))
})
