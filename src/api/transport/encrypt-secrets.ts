import type { Failure } from '../../errors/failure.ts'
import type { Host } from '../../host/host.ts'
import type { EncryptionFailure } from '../../host/report-event.ts'
import { type Call, isSecretField } from '../call.ts'
import type { encryptFields } from './secure-zone.ts'

export type LoadSecureZone = () => Promise<{ encryptFields: typeof encryptFields }>

export type Fields = Readonly<Record<string, unknown>>

type EncryptedBody = { ok: true; body: Fields } | { ok: false; failure: Failure }

const passwordFields: readonly string[] = ['password', 'old_password', 'password_confirmation']

/**
 * Trims passwords (VAL-05) and moves all secret fields of a body into its encrypted `secure_zone` (API-04, RQ-4). If
 * encryption fails, reports the failure and either leaves the secrets as plain text or fails the call.
 */
export async function encryptSecrets(
  body: Fields,
  call: Call,
  url: URL,
  host: Host,
  load: LoadSecureZone,
): Promise<EncryptedBody> {
  const entries = Object.entries(body).filter(([, value]) => value !== undefined)
  const secrets = entries
    .filter(([key]) => isSecretField(key))
    .map(([key, value]) => [key, trimIfPassword(key, value)] as const)
  const plainFields = Object.fromEntries(entries.filter(([key]) => !isSecretField(key)))
  if (secrets.length === 0) return { ok: true, body: plainFields }
  const zone = await encrypt(Object.fromEntries(secrets), host, load)
  if (zone.ok) return { ok: true, body: { ...plainFields, secure_zone: zone.value } }
  const isPlainText = canSendPlainText(host, url)
  host.report({ kind: 'encryption-failed', path: call.path, reason: zone.reason, isPlainText })
  if (!isPlainText) return { ok: false, failure: { kind: 'not-sent', reason: 'secure-zone' } }
  return { ok: true, body: { ...plainFields, ...Object.fromEntries(secrets) } }
}

async function encrypt(secrets: Fields, { pageData }: Host, load: LoadSecureZone) {
  let reason: EncryptionFailure = 'not-loaded'
  try {
    const { encryptFields } = await load()
    reason = 'failed'
    return encryptFields(pageData.publicKey, secrets)
  } catch {
    return { ok: false, reason } as const
  }
}

/**
 * Returns whether secrets may be sent as plain text if encryption fails (API-04): only over a secure connection, and
 * only if the page does not require encryption.
 */
function canSendPlainText({ pageData, isSecureContext }: Host, { protocol, hostname }: URL): boolean {
  const isLocalhost = ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  return !pageData.isSecureZoneRequired && isSecureContext && (protocol === 'https:' || isLocalhost)
}

/** Trims passwords (VAL-05) like `trimPassword`, without loading all password rules. */
function trimIfPassword(key: string, value: unknown): unknown {
  return typeof value === 'string' && passwordFields.includes(key) ? value.trim() : value
}
