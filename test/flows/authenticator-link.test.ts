import { TOTP, URI } from 'otpauth'
import { expect, test } from 'vitest'
import { createAuthenticatorUrl } from '../../src/flows/account/two-step/authenticator-key.tsx'

const secret = 'JBSWY3DPEHPK3PXP'

function readKey(product: string) {
  const key = URI.parse(createAuthenticatorUrl(secret, product))
  return { isTotp: key instanceof TOTP, ...key, secret: key.secret.base32 }
}

test.each(['Portico', 'Clear Sky & Sons', '云端文件'])(
  'creates a link from which an authenticator app can read the key and the product name %s (TWO-07)',
  (product) => {
    const key = { isTotp: true, secret, issuer: product, label: product, digits: 6, period: 30 }
    expect(readKey(product)).toMatchObject(key)
  },
)

test('replaces a colon in the product name, since it would mark the end of the issuer', () => {
  expect(readKey('Files: EU')).toMatchObject({ secret, label: 'Files  EU' })
})
