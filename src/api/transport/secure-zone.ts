// Loaded lazily, once a form is in use (API-04).
import { JSEncrypt } from 'jsencrypt'
import type { EncryptionFailure } from '../../host/report-event.ts'

export type EncryptionResult =
  | { ok: true; value: string }
  | { ok: false; reason: Exclude<EncryptionFailure, 'not-loaded'> }

/** The values that jsencrypt parses from a key. `n` is null if the key is invalid. */
type KeyParts = { n: { bitLength(): number } | null; e: number }

/** The minimum padding of a PKCS#1 v1.5 block. */
const paddingBytes = 11
/** 512 bits. A shorter key protects nothing. */
const minKeyBytes = 64

/**
 * Encrypts secret fields into one `secure_zone`: a JSON object in UTF-8, as one RSA block (PKCS#1 v1.5) in base64.
 * Checks the key first, since jsencrypt silently generates its own key if this one is invalid.
 */
export function encryptFields(publicKey: string, fields: Readonly<Record<string, unknown>>): EncryptionResult {
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
  // Only `n` and `e` reveal whether jsencrypt has parsed the key. Its types omit them.
  const { n, e } = encryptor.getKey() as unknown as KeyParts
  const bytes = n ? Math.ceil(n.bitLength() / 8) : 0
  return bytes >= minKeyBytes && e >= 3 && e % 2 === 1 ? bytes : undefined
}

/** Converts to JSON with escaped surrogates. Otherwise, jsencrypt would encode each half of a pair as invalid UTF-8. */
function toJson(fields: Readonly<Record<string, unknown>>): string {
  return JSON.stringify(fields).replace(/[\ud800-\udfff]/g, (half) => `\\u${half.charCodeAt(0).toString(16)}`)
}
