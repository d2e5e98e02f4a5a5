import { expect, test } from 'vitest'
import { isEmail, readEmail } from '../../src/rules/email.ts'
import { fc } from '../fast-check.ts'
import { anyText } from './any-text.ts'
import { expectLinear } from './linear.ts'

test.each(['a@b.cn', 'first.last+tag_x-y@mail.example.com', '1@2.co', 'A@EXAMPLE.MUSEUM', 'a@x-y.travel'])(
  'VAL-01 accepts %s',
  (value) => {
    expect(isEmail(value)).toBe(true)
  },
)

test.each([
  ...['', 'a', '@b.cn', 'a@', 'a@b', 'a@.cn', 'a@b..cn', 'a@b.c', 'a@b.abcdefg', 'a@b.c0m'],
  ...['a b@c.cn', 'a@b@c.cn', 'é@b.cn', 'a@bücher.de', 'a@b.cn\n', ' a@b.cn', 'a!@b.cn', 'a@b_c.cn'],
])('VAL-01 refuses %j', (value) => {
  expect(isEmail(value)).toBe(false)
})

test.each([
  [' ａ＠ｂ．ｃｎ　', 'a@b.cn'],
  ['a@b。mail｡cn', 'a@b.mail.cn'],
  ['a@b.cn\u200B', 'a@b.cn'],
  ['A.b+C@d.cn', 'A.b+C@d.cn'],
  ['a b@c.cn', 'a b@c.cn'],
  ['', ''],
])('IM-2 reads %j as %j', (typed, email) => {
  expect(readEmail(typed)).toBe(email)
})

test('IM-2 reading a value twice changes nothing', () => {
  fc.assert(
    fc.property(anyText, (typed) => {
      expect(readEmail(readEmail(typed))).toBe(readEmail(typed))
    }),
  )
})

test('VAL-01 accepts any address that follows the rule, even in full-width characters, and none with an invalid part', () => {
  const local = fc.stringMatching(/^[A-Za-z0-9+_.-]{1,20}$/)
  const labels = fc.array(fc.stringMatching(/^[A-Za-z0-9-]{1,10}$/), { minLength: 1, maxLength: 4 })
  const last = fc.stringMatching(/^[A-Za-z]{2,6}$/)
  const wide = (text: string) =>
    text.replace(/[!-~]/g, (character) => String.fromCharCode(character.charCodeAt(0) + 0xfee0))
  fc.assert(
    fc.property(local, labels, last, (name, domain, end) => {
      const email = `${name}@${domain.join('.')}.${end}`
      expect(isEmail(email)).toBe(true)
      expect(readEmail(wide(email))).toBe(email)
      expect(isEmail(`${name}@${domain.join('.')}..${end}`)).toBe(false)
      expect(isEmail(`${name}@@${domain.join('.')}.${end}`)).toBe(false)
      expect(isEmail(`${email}1`)).toBe(false)
      expect(isEmail(`"${email}`)).toBe(false)
    }),
  )
})

test.each([
  ['no at sign', 'a'.repeat(50_000)],
  ['many labels', `a@${'a.'.repeat(25_000)}`],
  ['many hyphens', `a@${'-'.repeat(50_000)}`],
  ['many marks', '\u0315\u0300'.repeat(25_000)],
  ['labels and a bad end', `a@${'ab.'.repeat(17_000)}!`],
])('IN-10 takes linear time: %s', (_, value) => {
  expectLinear(isEmail, value)
  expectLinear(readEmail, value)
})
