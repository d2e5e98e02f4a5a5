import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type PasswordPolicy, passwordHint, trimPassword, validatePassword } from '../../src/rules/password.ts'
import { expectLinear } from './linear.ts'

const plain: PasswordPolicy = { minLength: 8, requireCapital: false, requireSpecial: false }
const capital = { ...plain, requireCapital: true }
const special = { ...plain, requireSpecial: true }
const both = { ...capital, requireSpecial: true }

describe('VAL-02 combination', () => {
  test.each([
    ['abcd1234', plain],
    ['a2345678', plain],
    [`a1${'x'.repeat(30)}`, plain],
    ['Abcd1234', capital],
    ['abcd123!', special],
    ['Abcd123~', both],
    ['a12', { ...plain, minLength: 3 }],
  ])('VAL-02 takes %s', (value, policy) => {
    expect(validatePassword(value, policy)).toEqual([])
  })

  test.each([
    ['', plain],
    ['abcd123', plain],
    [`a1${'x'.repeat(31)}`, plain],
    ['12345678', plain],
    ['abcdefgh', plain],
    ['abcd1234', capital],
    ['ABCD1234', capital],
    ['abcd1234', special],
    ['abcd123!', both],
    ['Abcd1234', both],
    ['1234567!', special],
    ['abcdefg!', special],
    ['abcd1234', { ...plain, minLength: 9 }],
  ])('VAL-02 finds the combination wanting: %s', (value, policy) => {
    expect(validatePassword(value, policy)).toEqual(['combination'])
  })
})

describe('VAL-03 and VAL-04', () => {
  test.each([' abcd1234', 'abcd1234 ', 'abcd1234\u3000', '\tabcd1234'])('VAL-03 no space at an end: %j', (value) => {
    expect(validatePassword(value, plain)).toEqual(['edge-space'])
  })

  test.each(['abcd 1234', 'abcd1234!', 'abcd1234é', 'ａbcd1234', 'abcd1234\u0000', 'abcd1234😀'])(
    'VAL-04 forbidden characters: %j',
    (value) => {
      expect(validatePassword(value, plain)).toEqual(['forbidden-character'])
    },
  )

  test('VAL-04 special characters are permitted where they are required, but neither space nor other scripts', () => {
    expect(validatePassword('abcd123!', special)).toEqual([])
    expect(validatePassword('abcd 123!', special)).toContain('forbidden-character')
    expect(validatePassword('abcd123！', special)).toContain('forbidden-character')
  })

  test('VAL-03 comes first when all is wrong', () => {
    expect(validatePassword(' é ', plain)).toEqual(['edge-space', 'forbidden-character', 'combination'])
  })
})

test('VAL-05 IM-2 sending trims and changes nothing else', () => {
  expect(trimPassword('  ａb c\u3000')).toBe('ａb c')
})

test.each([
  [plain, 'letters-digits'],
  [capital, 'with-capital'],
  [special, 'with-special'],
  [both, 'with-capital-and-special'],
])('VAL-06 hint of %j', (policy, hint) => {
  expect(passwordHint(policy)).toBe(hint)
})

test('VAL-02 what is taken is what the rule says, whatever is typed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), fc.string({ unit: 'binary-ascii' }), (any, ascii) => {
      for (const value of [any, ascii]) {
        const isTaken = validatePassword(value, plain).length === 0
        const isRight = /^(?=.*[0-9])(?=.*[A-Za-z])[A-Za-z0-9]{8,32}$/.test(value) && !value.endsWith('\n')
        expect(isTaken).toBe(isRight)
      }
    }),
  )
})

test('IN-10 takes linear time', () => {
  expectLinear((value) => validatePassword(value, both), `${'a1 '.repeat(17_000)}`)
  expectLinear((value) => validatePassword(value, plain), ' '.repeat(50_000))
})
