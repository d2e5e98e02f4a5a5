import { test } from 'vitest'
import { readMessage } from '../../src/rules/code-in-message.ts'
import { readCode, readPictureCaptcha } from '../../src/rules/codes.ts'
import { listCountries } from '../../src/rules/countries.ts'
import { isEmail, readEmail } from '../../src/rules/email.ts'
import { maskEmail, maskPhone } from '../../src/rules/mask.ts'
import { findForbiddenCharacter, validatePassword } from '../../src/rules/password.ts'
import { isAllDigits, parsePhone, readPhone } from '../../src/rules/phone.ts'
import { extractDigits } from '../../src/rules/plain-text.ts'
import { createCountrySearch } from '../../src/rules/search-countries.ts'
import { cleanServerText } from '../../src/rules/server-text.ts'
import { checkLink, checkRedirect } from '../../src/rules/url.ts'
import { expectLinear } from './linear.ts'

const page = { base: 'https://account.example.com/login', allowedHosts: [] }
const policy = { minLength: 8, requireCapital: true, requireSpecial: true }
const countries = listCountries('en')

/** Each row has a function, a prefix, and parts that slow down backtracking patterns when repeated. */
const cases: [run: (value: string) => unknown, prefix: string, ...parts: string[]][] = [
  [(value) => checkRedirect(value, page), '', ' ', '/', '/../a'],
  [(value) => checkRedirect(value, page), 'https://', 'a.', '@'],
  [(value) => checkLink(value, page.base), 'https://', 'a.', '@', '/../a'],
  [readMessage, 'code is ', 'code ', '1', 'code 1 ', 'x', '1,', '验证码', 'call us ', '1 ', '(1', 'ab-1', '+1 '],
  // `readMessage` does not search messages of over 1,000 characters, so also run it on shorter ones.
  [(value) => readMessage(value.slice(0, 900)), 'code is ', 'code 1 ', '1,', '验证码', '(1', 'ab-1', '+1 '],
  [readCode, '', '1 '],
  [readPictureCaptcha, '', ' \u0315\u0300'],
  [isEmail, 'a@', 'a', 'a.', '-', 'ab.', '\u0315\u0300'],
  [readEmail, 'a@', 'a', 'a.', '-', 'ab.', '\u0315\u0300'],
  [maskPhone, '12', ' ', '-'],
  [maskEmail, '', '@', '*'],
  [(value) => validatePassword(value, policy), '', 'a1 ', ' '],
  [(value) => findForbiddenCharacter(value, policy), '', 'a'],
  [isAllDigits, '', '1'],
  [parsePhone, '(+', '1'],
  [
    (value) => readPhone(value, '86', ['86', '1']),
    '1',
    ' ',
    '(',
    'x ',
    'x1',
    ';',
    '(0',
    '\u0315\u0300',
    'ext ',
    '转. ',
  ],
  [extractDigits, '1', ' ', '\u0315\u0300', '\u200B'],
  [createCountrySearch(countries), '', 'a', '\u0315\u0300', ' ', '+', '0', '中'],
  [cleanServerText, '', ' \u202E'],
]

test.each(cases)('IN-10 runs %o in linear time on long input that begins with %j', (run, prefix, ...parts) => {
  for (const part of parts) expectLinear(run, `${prefix}${part.repeat(50_000 / part.length)}!`)
})
