import { Secret, TOTP } from 'otpauth'
import { authenticatorSecretLength, twoStepCodeLength } from '../../src/rules/limits.ts'
import type { Account, Session, State } from '../model.ts'

const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
/** Also accept the codes of the step before and after: clocks differ, and typing takes time. */
const window = 1
const periodSeconds = 30

function authenticator(secret: string, label = ''): TOTP {
  return new TOTP({
    issuer: 'Portico',
    label,
    algorithm: 'SHA1',
    digits: twoStepCodeLength,
    period: periodSeconds,
    secret: Secret.fromBase32(secret),
  })
}

/** The secret of an authenticator being set up; text and picture show the same one (TWO-07). */
export function secretToSetUp({ random }: State, session: Session): string {
  session.googleSecret ??= random.text(authenticatorSecretLength, base32)
  return session.googleSecret
}

/** The URI that an authenticator reads from the QR code. */
export function totpAddress(secret: string, { phone, email = '' }: Account): string {
  return authenticator(secret, phone ?? email).toString()
}

/** The 30 s step that a time falls in. */
export const totpStepAt = (timestamp: number): number => TOTP.counter({ period: periodSeconds, timestamp })

/** The code that an authenticator with this secret shows at a time. */
export function authenticatorCodeAt(secret: string, timestamp: number): string {
  return authenticator(secret).generate({ timestamp })
}

/** The 30 s step that a typed code belongs to; `undefined` if the code is wrong or was already used. */
export function findTotpStep({ clock }: State, secret: string, typed: string, lastStep = 0): number | undefined {
  const timestamp = clock.now()
  const totp = authenticator(secret)
  const delta = totp.validate({ token: typed, timestamp, window })
  if (delta === null) return undefined
  const step = totp.counter({ timestamp }) + delta
  return step > lastStep ? step : undefined
}
