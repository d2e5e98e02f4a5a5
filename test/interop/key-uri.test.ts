import { describe, expect, test } from 'vitest'
import { createAccountService } from '../../mocks/account-service.ts'
import { totpAddress } from '../../mocks/codes/totp.ts'
import { personas } from '../../mocks/personas/personas.ts'
import { fc } from '../fast-check.ts'
import { readKeyUri } from './key-uri.ts'

const secret = 'JBSWY3DPEHPK3PXP'
const portico = { type: 'totp', issuer: 'Portico', secret, algorithm: 'SHA1', digits: 6, period: 30 }
const service = createAccountService()
const accounts = personas.flatMap(({ phone, email }) => service.peek.account(phone ?? email ?? '') ?? [])

describe('TWO-07 the address for an authenticator', () => {
  test.each(accounts.map((account) => [account.phone ?? account.email ?? '', account] as const))(
    'TWO-07 names %s',
    (name, account) => {
      expect(readKeyUri(totpAddress(secret, account))).toEqual({ ...portico, account: name })
    },
  )

  test('every persona has an account to name', () => {
    expect(accounts).toHaveLength(personas.length)
  })

  test('TWO-07 whatever stands in an email arrives', () => {
    const [account] = accounts
    if (!account) throw new Error('no persona')
    fc.assert(
      fc.property(fc.emailAddress(), (email) => {
        const text = totpAddress(secret, { ...account, phone: undefined, email })
        expect(readKeyUri(text)).toEqual({ ...portico, account: email })
      }),
    )
  })
})

describe('the reader of such addresses', () => {
  test.each([
    ['otpauth://totp/alice?secret=ABCD2345', { account: 'alice', issuer: undefined, digits: 6, period: 30 }],
    ['otpauth://totp/ACME%20Co:john@x.com?secret=ABCD&issuer=ACME%20Co&digits=8', { issuer: 'ACME Co', digits: 8 }],
    ['otpauth://totp/Big%3A%20alice?secret=ABCD', { issuer: 'Big', account: 'alice' }],
  ])('takes %s', (text, key) => {
    expect(readKeyUri(text)).toMatchObject(key)
  })

  test.each([
    ['another scheme', 'https://totp/a?secret=ABCD', 'no address'],
    ['another kind', 'otpauth://motp/a?secret=ABCD', 'no address'],
    ['a letter that must be escaped', 'otpauth://totp/林?secret=ABCD', 'no address'],
    ['half an escape', 'otpauth://totp/a%2?secret=ABCD', 'no address'],
    ['two colons', 'otpauth://totp/a:b:c?secret=ABCD', 'colon'],
    ['no account', 'otpauth://totp/Portico:?secret=ABCD', 'account is missing'],
    ['two issuers', 'otpauth://totp/A:x?secret=ABCD&issuer=B', 'differ'],
    ['a parameter twice', 'otpauth://totp/a?secret=ABCD&secret=ABCD', 'twice'],
    ['no secret', 'otpauth://totp/a?issuer=B', 'base32'],
    ['a padded secret', 'otpauth://totp/a?secret=ABCD====', 'base32'],
    ['an unknown algorithm', 'otpauth://totp/a?secret=ABCD&algorithm=MD5', 'algorithm'],
    ['seven digits', 'otpauth://totp/a?secret=ABCD&digits=7', 'digits'],
    ['a period of nothing', 'otpauth://totp/a?secret=ABCD&period=0', 'period'],
  ])('refuses %s', (_, text, reason) => {
    expect(() => readKeyUri(text)).toThrow(reason)
  })
})
