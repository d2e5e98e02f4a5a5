import { describe, expect, test } from 'vitest'
import { isEmail, readEmail } from '../../src/rules/email.ts'
import { expectLinear } from './linear.ts'

describe('VAL-01 email', () => {
  test.each(['a@b.cn', 'first.last+tag_x-y@mail.example.com', '1@2.co', 'A@EXAMPLE.MUSEUM', 'a@x-y.travel'])(
    'VAL-01 takes %s',
    (value) => {
      expect(isEmail(value)).toBe(true)
    },
  )

  test.each([
    '',
    'a',
    '@b.cn',
    'a@',
    'a@b',
    'a@.cn',
    'a@b..cn',
    'a@b.c',
    'a@b.abcdefg',
    'a@b.c0m',
    'a b@c.cn',
    'a@b@c.cn',
    'é@b.cn',
    'a@bücher.de',
    'a@b.cn\n',
    ' a@b.cn',
    'a!@b.cn',
    'a@b_c.cn',
  ])('VAL-01 refuses %j', (value) => {
    expect(isEmail(value)).toBe(false)
  })

  test('IM-2 full-width characters and space around are made plain', () => {
    expect(readEmail(' ａ＠ｂ．ｃｎ　')).toBe('a@b.cn')
  })

  test.each([
    ['no at sign', 'a'.repeat(50_000)],
    ['many labels', `a@${'a.'.repeat(25_000)}`],
    ['many hyphens', `a@${'-'.repeat(50_000)}`],
    ['labels and a bad end', `a@${'ab.'.repeat(17_000)}!`],
  ])('IN-10 takes linear time: %s', (_, value) => {
    expectLinear(isEmail, value)
  })
})
