/*
 * A chunk of its own: loaded when a password field is about to be used, never before (API-04).
 */
import { JSEncrypt } from 'jsencrypt'
import type { EncryptionFailure } from '../host/report-event.ts'

export type Encrypted = { ok: true; value: string } | { ok: false; reason: Exclude<EncryptionFailure, 'not-loaded'> }

/** What jsencrypt keeps of a key: both are empty when the text was no key. */
type KeyParts = { n: { bitLength(): number } | null; e: number }

/** The bytes that PKCS#1 v1.5 padding takes of a block. */
const paddingBytes = 11
/** A shorter modulus is not a key that anybody made to protect something. */
const leastKeyBytes = 64

/**
 * Encrypts the secret fields of a request into one `secure_zone`: base64 of one RSA block, PKCS#1 v1.5, of a JSON object
 * in UTF-8. The key and the length are checked first, since jsencrypt encrypts to a throwaway key without a word when
 * it has none.
 */
export function encryptFields(publicKey: string, fields: Readonly<Record<string, unknown>>): Encrypted {
  if (!publicKey.trim()) return { ok: false, reason: 'no-key' }
  const encryptor = new JSEncrypt()
  encryptor.setPublicKey(publicKey)
  const keyBytes = readKeyBytes(encryptor)
  if (keyBytes === undefined) return { ok: false, reason: 'bad-key' }
  const text = toJson(fields)
  if (new TextEncoder().encode(text).length > keyBytes - paddingBytes) return { ok: false, reason: 'too-long' }
  const value = encryptor.encrypt(text)
  return value ? { ok: true, value } : { ok: false, reason: 'failed' }
}

function readKeyBytes(encryptor: JSEncrypt): number | undefined {
  // The types hide both parts, yet there is no other way to see whether the key was understood.
  const { n, e } = encryptor.getKey() as unknown as KeyParts
  const bytes = n ? Math.ceil(n.bitLength() / 8) : 0
  return bytes >= leastKeyBytes && e >= 3 && e % 2 === 1 ? bytes : undefined
}

/** JSON with surrogates escaped: jsencrypt would write each half of a pair as UTF-8 by itself, which no server reads. */
function toJson(fields: Readonly<Record<string, unknown>>): string {
  return JSON.stringify(fields).replace(/[\ud800-\udfff]/g, (half) => `\\u${half.charCodeAt(0).toString(16)}`)
}
