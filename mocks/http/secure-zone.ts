import { demoPrivateKey } from './keys.ts'
import { parseJsonObject } from './responses.ts'

const modulus = BigInt(`0x${demoPrivateKey.modulus}`)
const exponent = BigInt(`0x${demoPrivateKey.exponent}`)
const blockLength = demoPrivateKey.modulus.length / 2

function decryptBlock(base: bigint): bigint {
  let result = 1n
  let square = base % modulus
  for (let bits = exponent; bits > 0n; bits >>= 1n) {
    if (bits & 1n) result = (result * square) % modulus
    square = (square * square) % modulus
  }
  return result
}

function toBytes(value: bigint): Uint8Array {
  const hex = value.toString(16).padStart(blockLength * 2, '0')
  return Uint8Array.from({ length: blockLength }, (_, index) =>
    Number.parseInt(hex.slice(index * 2, index * 2 + 2), 16),
  )
}

function fromBase64(text: string): bigint {
  const hex = Array.from(atob(text), (character) => character.charCodeAt(0).toString(16).padStart(2, '0'))
  if (hex.length !== blockLength) throw new Error(`the block has ${hex.length} bytes instead of ${blockLength}`)
  return BigInt(`0x${hex.join('')}`)
}

/**
 * Decrypts a `secure_zone` (API-04): a JSON object in UTF-8, as one RSA block (PKCS#1 v1.5) in base64. Throws for any
 * other input. Uses plain arithmetic, since WebCrypto does not support this padding, browsers have no node:crypto, and
 * jsencrypt would accept invalid UTF-8, such as a surrogate encoded in three bytes.
 */
export function openSecureZone(zone: string): Record<string, unknown> {
  const block = toBytes(decryptBlock(fromBase64(zone)))
  const end = block.indexOf(0, 2)
  if (block[0] !== 0 || block[1] !== 2 || end < 10) throw new Error('the padding is not PKCS#1 v1.5 for this key')
  const text = new TextDecoder('utf-8', { fatal: true }).decode(block.subarray(end + 1))
  const content = parseJsonObject(text)
  if (!content) throw new Error('the content is not a JSON object')
  return content
}
