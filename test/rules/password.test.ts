import { describe, expect, test } from 'vitest'
import {
  forbiddenCharacter,
  type PasswordPolicy,
  passwordHint,
  passwordRequirements,
  passwordRules,
  trimPassword,
  validatePassword,
} from '../../src/rules/password.ts'
import { fc } from '../fast-check.ts'

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
  ])('VAL-02 accepts %s', (value, policy) => {
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
  ])('VAL-02 rejects the combination of %s', (value, policy) => {
    expect(validatePassword(value, policy)).toEqual(['combination'])
  })
})

describe('VAL-03 and VAL-04', () => {
  test.each([' abcd1234', 'abcd1234 ', 'abcd1234\u3000', '\tabcd1234'])(
    'VAL-03 rejects a space at either end: %j',
    (value) => {
      expect(validatePassword(value, plain)).toEqual(['edge-space'])
    },
  )

  test.each(['abcd 1234', 'abcd1234!', 'abcd1234é', 'ａbcd1234', 'abcd1234\u0000', 'abcd1234😀'])(
    'VAL-04 rejects forbidden characters: %j',
    (value) => {
      expect(validatePassword(value, plain)).toEqual(['forbidden-character'])
    },
  )

  test('VAL-04 allows special characters if they are required, but no space and no other scripts', () => {
    expect(validatePassword('abcd123!', special)).toEqual([])
    expect(validatePassword('abcd 123!', special)).toContain('forbidden-character')
    expect(validatePassword('abcd123！', special)).toContain('forbidden-character')
  })

  test('VAL-03 comes first if everything is wrong', () => {
    expect(validatePassword(' é ', plain)).toEqual(['edge-space', 'forbidden-character', 'combination'])
  })
})

test.each([
  ['abcd 1234', plain, ' '],
  ['abcd!1234?', plain, '!'],
  ['e\u0301abcd1234', plain, 'e\u0301'],
  ['abcd👩‍🚀1234', special, '👩‍🚀'],
  [' abcd\u200B1234 ', special, '\u200B'],
  ['abcd1234 ', plain, undefined],
  ['abcd 12!', special, ' '],
  ['密码abcd1234', special, '密'],
])('VAL-04 finds the first forbidden character in %j', (typed, policy, character) => {
  expect(forbiddenCharacter(typed, policy)).toBe(character)
})

test.each([
  [plain, 'minlength: 8; maxlength: 32; required: lower, upper; required: digit;'],
  [{ ...capital, minLength: 10 }, 'minlength: 10; maxlength: 32; required: lower; required: upper; required: digit;'],
  [both, 'minlength: 8; maxlength: 32; required: lower; required: upper; required: digit; required: [-!#$%&*+.:=?@_];'],
])('VAL-02 describes the policy %j to password generators', (policy, rules) => {
  expect(passwordRules(policy)).toBe(rules)
  // Whatever they generate from it is accepted.
  const special = /\[(.*)\]/.exec(rules)?.[1] ?? ''
  expect(validatePassword(`aA1bcdefgh${special}`, policy)).toEqual([])
})

describe('the individual requirements', () => {
  const met = (typed: string, policy = plain) =>
    passwordRequirements(typed, policy).map(({ requirement, isMet }) => `${requirement} ${isMet ? 'met' : 'open'}`)

  test.each([
    ['VAL-02', 'harbour', plain, 'length open, digit open, letter met, letters-digits-only met'],
    ['VAL-02', '1234567', plain, 'length open, digit met, letter open, letters-digits-only met'],
    ['VAL-02', 'harbour!', plain, 'length met, digit open, letter met, letters-digits-only open'],
    ['VAL-02', 'harbour2024', plain, 'length met, digit met, letter met, letters-digits-only met'],
    ['VAL-06', 'harbour2024', capital, 'length met, digit met, upper-and-lower open, letters-digits-only met'],
    ['VAL-06', 'HARBOUR2024', capital, 'length met, digit met, upper-and-lower open, letters-digits-only met'],
    ['VAL-06', 'Harbour2024', capital, 'length met, digit met, upper-and-lower met, letters-digits-only met'],
    ['VAL-06', 'harbour2024', special, 'length met, digit met, letter met, special open, with-specials-only met'],
    [
      'VAL-06',
      'Harbour 2024',
      both,
      'length met, digit met, upper-and-lower met, special met, with-specials-only open',
    ],
    // A space at either end replaces the character set.
    ['VAL-03', 'harbour ', plain, 'length open, digit open, letter met, no-edge-space open'],
    ['VAL-03', ' é1 ', special, 'length open, digit met, letter open, special met, no-edge-space open'],
  ])('%s of %j, %j: %s', (_, typed, policy, states) => {
    expect(met(typed, policy).join(', ')).toBe(states)
  })

  test.each([
    [7, plain, 'open'],
    [8, plain, 'met'],
    [32, plain, 'met'],
    [33, plain, 'open'],
    [3, { ...plain, minLength: 3 }, 'met'],
  ])('VAL-02 the length is between the page’s minimum and 32: %i of %j', (count, policy, state) => {
    expect(met('a'.repeat(count), policy)[0]).toBe(`length ${state}`)
  })

  test('none is met while the field is empty', () => {
    expect(met('').every((state) => state.endsWith(' open'))).toBe(true)
    expect(met('   ').every((state) => state.endsWith(' open'))).toBe(true)
  })

  test('all are met if and only if the password is valid', () => {
    const anything = fc.oneof(fc.string({ unit: 'grapheme', maxLength: 40 }), fc.stringMatching(/^[ aB3!é]{0,36}$/))
    fc.assert(
      fc.property(anything, fc.constantFrom(plain, capital, special, both), (typed, policy) => {
        const isAllMet = passwordRequirements(typed, policy).every(({ isMet }) => isMet)
        expect(isAllMet).toBe(validatePassword(typed, policy).length === 0)
      }),
    )
  })
})

test('VAL-05 IM-2 trims for sending and changes nothing else', () => {
  expect(trimPassword('  ａb c\u3000')).toBe('ａb c')
})

test.each([
  [plain, 'letters-digits'],
  [capital, 'with-capital'],
  [special, 'with-special'],
  [both, 'with-capital-and-special'],
])('VAL-06 the hint for %j', (policy, hint) => {
  expect(passwordHint(policy)).toBe(hint)
})
