import { Secret, TOTP } from 'otpauth'
import { authenticatorSecretLength, twoStepCodeLength } from '../../src/rules/limits.ts'
import type { Account, Session, State } from '../model.ts'

const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
/** The number of codes accepted before and after the current one, since clocks differ and typing takes time. */
const toleratedSteps = 1

function createTotp(secret: string, label = ''): TOTP {
  return new TOTP({
    issuer: 'Portico',
    label,
    algorithm: 'SHA1',
    digits: twoStepCodeLength,
    period: 30,
    secret: Secret.fromBase32(secret),
  })
}

/** Gets or creates the secret of the authenticator being set up, which the page shows as text and QR code (TWO-07). */
export function getSetupSecret({ random }: State, session: Session): string {
  session.googleSecret ??= random.text(authenticatorSecretLength, base32)
  return session.googleSecret
}

export function totpUri(secret: string, { phone, email = '' }: Account): string {
  return createTotp(secret, phone ?? email).toString()
}

export function authenticatorCodeAt(secret: string, timestamp: number): string {
  return createTotp(secret).generate({ timestamp })
}

/** Returns the 30 s time step of a typed code, or `undefined` if the code is wrong or has been used. */
export function findTotpStep({ clock }: State, secret: string, typedCode: string, lastStep = 0): number | undefined {
  const timestamp = clock.now()
  const totp = createTotp(secret)
  const delta = totp.validate({ token: typedCode, timestamp, window: toleratedSteps })
  if (delta === null) return undefined
  const step = totp.counter({ timestamp }) + delta
  return step > lastStep ? step : undefined
}
