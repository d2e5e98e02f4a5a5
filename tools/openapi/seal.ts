import { constants, createHash, publicEncrypt } from 'node:crypto'
import { demoPublicKey } from '../../mocks/http/keys.ts'

const blockBytes = 256

/**
 * Makes a real `secure_zone` for an example; the demo key of mocks/http/keys.ts opens it. The PKCS#1 v1.5 padding is derived
 * from the text instead of random bytes, so that the document is the same each time.
 */
export function sealExample(secrets: Record<string, unknown>): string {
  const text = Buffer.from(JSON.stringify(secrets))
  const seed = createHash('shake256', { outputLength: blockBytes - 3 - text.length })
    .update(text)
    .digest()
  const padding = seed.map((byte) => byte || 1)
  const block = Buffer.concat([Buffer.from([0, 2]), padding, Buffer.from([0]), text])
  return publicEncrypt({ key: demoPublicKey, padding: constants.RSA_NO_PADDING }, block).toString('base64')
}
