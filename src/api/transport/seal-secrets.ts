import type { Failure } from '../../errors/failure.ts'
import type { Host } from '../../host/host.ts'
import type { EncryptionFailure } from '../../host/report-event.ts'
import { type Call, isSecretField } from '../call.ts'
import type { encryptFields } from './secure-zone.ts'

export type LoadSecureZone = () => Promise<{ encryptFields: typeof encryptFields }>

export type Body = Readonly<Record<string, unknown>>

type Sealed = { ok: true; body: Body } | { ok: false; failure: Failure }

const passwordFields: readonly string[] = ['password', 'old_password', 'password_confirmation']

/**
 * Trims passwords (VAL-05) and moves the secret fields of a body into its encrypted `secure_zone` (API-04), so that
 * none stays outside (RQ-4). If the encryption fails, reports that and then either leaves them as plain text or refuses
 * the call.
 */
export async function sealSecrets(body: Body, call: Call, url: URL, host: Host, load: LoadSecureZone): Promise<Sealed> {
  const entries = Object.entries(body).filter(([, value]) => value !== undefined)
  const secrets = entries
    .filter(([key]) => isSecretField(key))
    .map(([key, value]) => [key, trimmed(key, value)] as const)
  const open = Object.fromEntries(entries.filter(([key]) => !isSecretField(key)))
  if (secrets.length === 0) return { ok: true, body: open }
  const zone = await encrypt(Object.fromEntries(secrets), host, load)
  if (zone.ok) return { ok: true, body: { ...open, secure_zone: zone.value } }
  const isSentInPlain = maySendInPlain(host, url)
  host.report({ kind: 'encryption-failed', path: call.path, reason: zone.reason, isSentInPlain })
  if (!isSentInPlain) return { ok: false, failure: { kind: 'refused', reason: 'secure-zone' } }
  return { ok: true, body: { ...open, ...Object.fromEntries(secrets) } }
}

async function encrypt(secrets: Body, { pageData }: Host, load: LoadSecureZone) {
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
 * API-04 sends secrets as plain text if encryption fails. We do this only over a secure connection, and only if the page
 * does not forbid it.
 */
function maySendInPlain({ pageData, isSecureContext }: Host, { protocol, hostname }: URL): boolean {
  const isThisMachine = ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  return !pageData.isSecureZoneRequired && isSecureContext && (protocol === 'https:' || isThisMachine)
}

/** Like `trimPassword` (VAL-05), which is not imported, to avoid loading the password rules. */
function trimmed(key: string, value: unknown): unknown {
  return typeof value === 'string' && passwordFields.includes(key) ? value.trim() : value
}
