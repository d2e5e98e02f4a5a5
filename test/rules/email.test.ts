import { expect, test } from 'vitest'
import { isEmail, readEmail } from '../../src/rules/email.ts'

test.each(['a@b.cn', 'first.last+tag_x-y@mail.example.com', '1@2.co', 'A@EXAMPLE.MUSEUM', 'a@x-y.travel'])(
  'VAL-01 accepts %s',
  (value) => {
    expect(isEmail(value)).toBe(true)
  },
)

test.each([
  ...['', 'a', '@b.cn', 'a@', 'a@b', 'a@.cn', 'a@b..cn', 'a@b.c', 'a@b.abcdefg', 'a@b.c0m'],
  ...['a b@c.cn', 'a@b@c.cn', 'é@b.cn', 'a@bücher.de', 'a@b.cn\n', ' a@b.cn', 'a!@b.cn', 'a@b_c.cn'],
])('VAL-01 rejects %j', (value) => {
  expect(isEmail(value)).toBe(false)
})

test.each([
  [' ａ＠ｂ．ｃｎ　', 'a@b.cn'],
  ['a@b。mail｡cn', 'a@b.mail.cn'],
  ['a@b.cn\u200B', 'a@b.cn'],
  ['A.b+C@d.cn', 'A.b+C@d.cn'],
  ['a b@c.cn', 'a b@c.cn'],
  ['', ''],
])('IM-2 reads %j as %j', (text, email) => {
  expect(readEmail(text)).toBe(email)
})
