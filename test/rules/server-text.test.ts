import { expect, test } from 'vitest'
import { serverNameLength } from '../../src/rules/limits.ts'
import { cleanServerText, isolateRightToLeft } from '../../src/rules/server-text.ts'
import { fc } from '../fast-check.ts'
import { anyTextUpTo } from './any-text.ts'

test.each([
  ['Wrong password.', 'Wrong password.'],
  ['  a \n\t b  ', 'a b'],
  ['pay\u202Egnp.exe', 'paygnp.exe'],
  ['\u2066a\u2069\u200Eb\u200F\u061C', 'ab'],
  ['a\u0000b\u0007c\u009F', 'abc'],
  ['<b>密码</b> &amp; 👩‍💻', '<b>密码</b> &amp; 👩‍💻'],
  ['\u202E \u0000', ''],
])('XS-2 cleans %j', (text, cleanText) => {
  expect(cleanServerText(text)).toBe(cleanText)
})

test('XS-2 truncates strings over 500 characters with an ellipsis, never inside a character', () => {
  expect(cleanServerText('x'.repeat(500))).toBe('x'.repeat(500))
  expect(cleanServerText('x'.repeat(501))).toBe(`${'x'.repeat(499)}…`)
  expect(cleanServerText('😀'.repeat(501))).toBe(`${'😀'.repeat(499)}…`)
})

test('XS-2 isolates right-to-left text and changes nothing else', () => {
  expect(isolateRightToLeft('مكتب')).toBe('\u2068مكتب\u2069')
  expect(isolateRightToLeft('办公室 Büro')).toBe('办公室 Büro')
})

test('XS-2 truncates a name to the limit for names', () => {
  expect(cleanServerText('x'.repeat(40), serverNameLength)).toBe('x'.repeat(40))
  expect(cleanServerText('😀'.repeat(41), serverNameLength)).toBe(`${'😀'.repeat(39)}…`)
})

test('XS-2 leaves no control characters, and does not change a cleaned string', () => {
  fc.assert(
    fc.property(anyTextUpTo(2000), (text) => {
      const cleanText = cleanServerText(text)
      expect(cleanText).not.toMatch(/[\p{Cc}\p{Bidi_Control}]/u)
      expect(Array.from(cleanText).length).toBeLessThanOrEqual(500)
      expect(cleanServerText(cleanText)).toBe(cleanText)
    }),
  )
})
