/** What an authenticator reads from the URI in a QR code. */
export type Key = {
  type: string
  issuer?: string
  account: string
  secret: string
  algorithm: string
  digits: number
  period: number
}

const form = /^otpauth:\/\/(?<type>totp|hotp)\/(?<label>[^/?#]+)\?(?<query>[^#]+)$/
/** The characters allowed in a URI (RFC 3986), with complete escapes. */
const letters = /^(?:[\w\-.~:/?#[\]@!$&'()*+,;=]|%[0-9A-Fa-f]{2})*$/

function readQuery(query: string): Map<string, string> {
  const entries = query.split('&').map((pair): [string, string] => {
    const [name = '', ...value] = pair.split('=')
    return [name, decodeURIComponent(value.join('='))]
  })
  const values = new Map(entries)
  if (values.size !== entries.length) throw new Error('a parameter occurs twice')
  return values
}

function readLabel(label: string): { issuer?: string; account: string } {
  // The colon may be escaped, and spaces may follow it.
  const parts = decodeURIComponent(label).split(':')
  if (parts.length > 2) throw new Error('neither issuer nor account may contain a colon')
  const account = parts.at(-1)?.trimStart() ?? ''
  if (account === '') throw new Error('the account is missing')
  return parts.length === 2 ? { issuer: parts[0], account } : { account }
}

/** Parses `otpauth://…` exactly as Google's "Key Uri Format" says, which is stricter than any authenticator. */
export function readKeyUri(text: string): Key {
  const { type = '', label = '', query = '' } = form.exec(text)?.groups ?? {}
  if (!type || !letters.test(text)) throw new Error(`not a key URI: ${text}`)
  const values = readQuery(query)
  const { issuer: prefix, account } = readLabel(label)
  const issuer = values.get('issuer')
  if (prefix !== undefined && issuer !== undefined && prefix !== issuer) throw new Error('the two issuers differ')
  const secret = values.get('secret') ?? ''
  if (!/^[A-Z2-7]+$/.test(secret)) throw new Error('the secret is not base32 without padding')
  const algorithm = values.get('algorithm') ?? 'SHA1'
  if (!['SHA1', 'SHA256', 'SHA512'].includes(algorithm)) throw new Error('the algorithm is unknown')
  const [digits, period] = [Number(values.get('digits') ?? 6), Number(values.get('period') ?? 30)]
  if (digits !== 6 && digits !== 8) throw new Error('codes have 6 or 8 digits')
  if (!Number.isInteger(period) || period < 1) throw new Error('the period is not a number of seconds')
  return { type, issuer: issuer ?? prefix, account, secret, algorithm, digits, period }
}
