import { Secret, TOTP } from 'otpauth'
import { authenticatorSecretLength, twoStepCodeLength } from '../../src/rules/limits.ts'
import type { Account, Session, State } from '../model.ts'

const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
/** Codes of the step before and after count as well: the two clocks differ, and typing takes time. */
const window = 1

function authenticator(secret: string, label = ''): TOTP {
  return new TOTP({
    issuer: 'Portico',
    label,
    algorithm: 'SHA1',
    digits: twoStepCodeLength,
    period: 30,
    secret: Secret.fromBase32(secret),
  })
}

/** The secret of an authenticator that is being set up: the same as text and as a picture (TWO-07). */
export function secretToSetUp({ random }: State, session: Session): string {
  session.googleSecret ??= random.text(authenticatorSecretLength, base32)
  return session.googleSecret
}

/** What an authenticator reads from the QR code. */
export function totpAddress(secret: string, { phone, email = '' }: Account): string {
  return authenticator(secret, phone ?? email).toString()
}

/** What an authenticator with this secret shows at a time. */
export function authenticatorCodeAt(secret: string, timestamp: number): string {
  return authenticator(secret).generate({ timestamp })
}

/** The step, as a count of 30 s, that a typed code belongs to; nothing when it is wrong or was used before. */
export function findTotpStep({ clock }: State, secret: string, typed: string, lastStep = 0): number | undefined {
  const timestamp = clock.now()
  const totp = authenticator(secret)
  const delta = totp.validate({ token: typed, timestamp, window })
  if (delta === null) return undefined
  const step = totp.counter({ timestamp }) + delta
  return step > lastStep ? step : undefined
}
