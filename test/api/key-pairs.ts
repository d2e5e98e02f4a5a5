import { constants, generateKeyPairSync, privateDecrypt } from 'node:crypto'

/** Makes a key pair that decrypts like a server, with standard RSA, PKCS#1 v1.5 and JSON in UTF-8. */
export function createKeyPair(bits: number, type: 'spki' | 'pkcs1' = 'spki') {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: bits })
  return {
    publicKey: publicKey.export({ type, format: 'pem' }).toString(),
    decrypt(zone: string): unknown {
      const block = Buffer.from(zone, 'base64')
      const text = privateDecrypt({ key: privateKey, padding: constants.RSA_PKCS1_PADDING }, block)
      return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(text))
    },
  }
}
