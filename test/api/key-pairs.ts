import { constants, generateKeyPairSync, privateDecrypt } from 'node:crypto'

/** Creates a public key and a `decrypt` function that, like the server, uses RSA (PKCS#1 v1.5) and parses the JSON. */
export function createKeyPair(bits: number, type: 'spki' | 'pkcs1' = 'spki') {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: bits })
  return {
    publicKey: publicKey.export({ type, format: 'pem' }).toString(),
    decrypt(secureZone: string): unknown {
      const ciphertext = Buffer.from(secureZone, 'base64')
      const plaintext = privateDecrypt({ key: privateKey, padding: constants.RSA_PKCS1_PADDING }, ciphertext)
      return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(plaintext))
    },
  }
}
