import { expect, test } from 'vitest'
import { readKeyUri } from './key-uri.ts'

test.each([
  ['otpauth://totp/alice?secret=ABCD2345', { account: 'alice', issuer: undefined, digits: 6, period: 30 }],
  ['otpauth://totp/ACME%20Co:john@x.com?secret=ABCD&issuer=ACME%20Co&digits=8', { issuer: 'ACME Co', digits: 8 }],
  ['otpauth://totp/Big%3A%20alice?secret=ABCD', { issuer: 'Big', account: 'alice' }],
])('accepts %s', (text, key) => {
  expect(readKeyUri(text)).toMatchObject(key)
})

test.each([
  ['another scheme', 'https://totp/a?secret=ABCD', 'not a key URI'],
  ['another kind', 'otpauth://motp/a?secret=ABCD', 'not a key URI'],
  ['a letter that must be escaped', 'otpauth://totp/林?secret=ABCD', 'not a key URI'],
  ['half an escape', 'otpauth://totp/a%2?secret=ABCD', 'not a key URI'],
  ['two colons', 'otpauth://totp/a:b:c?secret=ABCD', 'colon'],
  ['no account', 'otpauth://totp/Portico:?secret=ABCD', 'account is missing'],
  ['two issuers', 'otpauth://totp/A:x?secret=ABCD&issuer=B', 'differ'],
  ['a parameter twice', 'otpauth://totp/a?secret=ABCD&secret=ABCD', 'twice'],
  ['no secret', 'otpauth://totp/a?issuer=B', 'base32'],
  ['a padded secret', 'otpauth://totp/a?secret=ABCD====', 'base32'],
  ['an unknown algorithm', 'otpauth://totp/a?secret=ABCD&algorithm=MD5', 'algorithm'],
  ['seven digits', 'otpauth://totp/a?secret=ABCD&digits=7', 'digits'],
  ['a period of 0', 'otpauth://totp/a?secret=ABCD&period=0', 'period'],
])('rejects %s', (_, text, reason) => {
  expect(() => readKeyUri(text)).toThrow(reason)
})
