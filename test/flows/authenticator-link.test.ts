import { expect, test } from 'vitest'
import { authenticatorLink } from '../../src/flows/account/two-step/authenticator-key.tsx'
import { readKeyUri } from '../interop/key-uri.ts'

const secret = 'JBSWY3DPEHPK3PXP'

test.each(['Portico', 'Clear Sky & Sons', '云端文件'])(
  'an authenticator reads the exact key of %s (TWO-07)',
  (product) => {
    expect(readKeyUri(authenticatorLink(secret, product))).toMatchObject({
      type: 'totp',
      secret,
      issuer: product,
      account: product,
      digits: 6,
      period: 30,
    })
  },
)

test('a colon does not split the account name', () => {
  expect(readKeyUri(authenticatorLink(secret, 'Files: EU'))).toMatchObject({ secret, account: 'Files  EU' })
})
