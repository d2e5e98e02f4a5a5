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
const full = { ...capital, requireSpecial: true }

const [space, forbidden, combination] = ['edge-space', 'forbidden-character', 'combination']

test.each([
  ['abcd1234', plain, []],
  ['a2345678', plain, []],
  [`a1${'x'.repeat(30)}`, plain, []],
  ['Abcd1234', capital, []],
  ['abcd123!', special, []],
  ['Abcd123~', full, []],
  ['a12', { ...plain, minLength: 3 }, []],
  ['', plain, [combination]],
  ['abcd123', plain, [combination]],
  [`a1${'x'.repeat(31)}`, plain, [combination]],
  ['12345678', plain, [combination]],
  ['abcdefgh', plain, [combination]],
  ['abcd1234', capital, [combination]],
  ['ABCD1234', capital, [combination]],
  ['abcd1234', special, [combination]],
  ['abcd123!', full, [combination]],
  ['Abcd1234', full, [combination]],
  ['1234567!', special, [combination]],
  ['abcdefg!', special, [combination]],
  ['abcd1234', { ...plain, minLength: 9 }, [combination]],
  ...[' abcd1234', 'abcd1234 ', 'abcd1234\u3000', '\tabcd1234'].map((value) => [value, plain, [space]] as const),
  ...['abcd 1234', 'abcd1234!', 'abcd1234é', 'ａbcd1234', 'abcd1234\u0000', 'abcd1234😀'].map(
    (value) => [value, plain, [forbidden]] as const,
  ),
  ['abcd 123!', special, [forbidden]],
  ['abcd123！', special, [forbidden]],
  [' é ', plain, [space, forbidden, combination]],
] as const)('VAL-02 VAL-03 VAL-04 for %j and the policy %j, lists the issues %j', (value, policy, issues) => {
  expect(validatePassword(value, policy)).toEqual(issues)
})

test.each([
  ['abcd 1234', plain, ' '],
  ['abcd!1234?', plain, '!'],
  ['e\u0301abcd1234', plain, 'e\u0301'],
  ['abcd👩‍🚀1234', special, '👩‍🚀'],
  [' abcd\u200B1234 ', special, '\u200B'],
  ['abcd 12!', special, ' '],
  ['密码abcd1234', special, '密'],
])('VAL-04 finds the first forbidden character in %j', (password, policy, character) => {
  expect(forbiddenCharacter(password, policy)).toBe(character)
})

test('VAL-04 ignores a space at the end', () => expect(forbiddenCharacter('abcd1234 ', plain)).toBeUndefined())

test.each([
  [plain, 'minlength: 8; maxlength: 32; required: lower, upper; required: digit;'],
  [{ ...capital, minLength: 10 }, 'minlength: 10; maxlength: 32; required: lower; required: upper; required: digit;'],
  [full, 'minlength: 8; maxlength: 32; required: lower; required: upper; required: digit; required: [-!#$%&*+.:=?@_];'],
])('VAL-02 describes the policy %j to password generators', (policy, rules) => {
  expect(passwordRules(policy)).toBe(rules)
  // The policy accepts a password that follows the description.
  const special = /\[(.*)\]/.exec(rules)?.[1] ?? ''
  expect(validatePassword(`aA1bcdefgh${special}`, policy)).toEqual([])
})

describe('the requirement checklist', () => {
  const statesOf = (password: string, policy = plain) =>
    passwordRequirements(password, policy).map(({ requirement, isMet }) => `${requirement} ${isMet ? 'met' : 'unmet'}`)

  test.each([
    ['VAL-02', 'harbour', plain, 'length unmet, digit unmet, letter met, letters-digits-only met'],
    ['VAL-02', '1234567', plain, 'length unmet, digit met, letter unmet, letters-digits-only met'],
    ['VAL-02', 'harbour!', plain, 'length met, digit unmet, letter met, letters-digits-only unmet'],
    ['VAL-02', 'harbour2024', plain, 'length met, digit met, letter met, letters-digits-only met'],
    ['VAL-06', 'harbour2024', capital, 'length met, digit met, upper-and-lower unmet, letters-digits-only met'],
    ['VAL-06', 'HARBOUR2024', capital, 'length met, digit met, upper-and-lower unmet, letters-digits-only met'],
    ['VAL-06', 'Harbour2024', capital, 'length met, digit met, upper-and-lower met, letters-digits-only met'],
    [
      'VAL-06',
      'harbour2024',
      special,
      'length met, digit met, letter met, special unmet, letters-digits-specials-only met',
    ],
    [
      'VAL-06',
      'Harbour 2024',
      full,
      'length met, digit met, upper-and-lower met, special met, letters-digits-specials-only unmet',
    ],
    // With a space at either end, the requirement about spaces replaces the one about allowed characters.
    ['VAL-03', 'harbour ', plain, 'length unmet, digit unmet, letter met, no-edge-space unmet'],
    ['VAL-03', ' é1 ', special, 'length unmet, digit met, letter unmet, special met, no-edge-space unmet'],
  ])('%s checks %j against %j: %s', (_, password, policy, states) => {
    expect(statesOf(password, policy).join(', ')).toBe(states)
  })

  test.each([
    [7, plain, 'unmet'],
    [8, plain, 'met'],
    [32, plain, 'met'],
    [33, plain, 'unmet'],
    [3, { ...plain, minLength: 3 }, 'met'],
  ])('VAL-02 requires a length between the page’s minimum and 32 (length %i, policy %j)', (count, policy, state) => {
    expect(statesOf('a'.repeat(count), policy)[0]).toBe(`length ${state}`)
  })

  test('reports every requirement as unmet while the field is empty or blank', () => {
    expect(statesOf('').every((state) => state.endsWith(' unmet'))).toBe(true)
    expect(statesOf('   ').every((state) => state.endsWith(' unmet'))).toBe(true)
  })

  test('reports all requirements as met if and only if the password is valid', () => {
    const anyPassword = fc.oneof(fc.string({ unit: 'grapheme', maxLength: 40 }), fc.stringMatching(/^[ aB3!é]{0,36}$/))
    fc.assert(
      fc.property(anyPassword, fc.constantFrom(plain, capital, special, full), (password, policy) => {
        const areAllMet = passwordRequirements(password, policy).every(({ isMet }) => isMet)
        expect(areAllMet).toBe(validatePassword(password, policy).length === 0)
      }),
    )
  })
})

test('VAL-05 IM-2 trims a password before it is sent, and changes nothing else', () => {
  expect(trimPassword('  ａb c\u3000')).toBe('ａb c')
})

test.each([
  [plain, 'letters-digits'],
  [capital, 'with-capital'],
  [special, 'with-special'],
  [full, 'with-capital-and-special'],
])('VAL-06 chooses the hint for the policy %j', (policy, hint) => {
  expect(passwordHint(policy)).toBe(hint)
})
