import { createHash } from 'node:crypto'
import { afterEach, beforeEach, expect } from 'vitest'
import { type AccountService, type AccountServiceOptions, createAccountService } from '../../mocks/account-service.ts'
import { demoPassword } from '../../mocks/personas/people.ts'
import { lastCode } from './last-code.ts'
import { type Answer, createVisitor, seal, startServer, type Visitor } from './visitor.ts'

export const minute = 60_000
/** The start time of each test, by the clock of its service. */
export const start = 1_700_000_000_000

/** The service of the current test. */
export let service: AccountService
/** The origin of the service. */
export let origin: string
/** A visitor with an open page. */
export let visitor: Visitor

/**
 * Gives each test of a file its own service, over real HTTP. A request that violates the contract fails the test,
 * unless the test sets `onViolation`.
 */
export function serveEachTest(options?: AccountServiceOptions): void {
  let stop: () => void

  beforeEach(async () => {
    service = createAccountService({ now: () => start, ...options })
    const server = await startServer(service)
    stop = server.stop
    origin = server.origin
    visitor = await visit()
  })

  afterEach(() => {
    stop()
    if (!options?.onViolation) expect(service.violations).toEqual([])
  })
}

/** Another visitor, in a separate browser. */
export async function visit(): Promise<Visitor> {
  const other = createVisitor(origin)
  await other.open()
  return other
}

/** Replaces the visitor with a new one. */
export async function changeVisitor(): Promise<void> {
  visitor = await visit()
}

export const isLoggedIn = async (who = visitor) => (await who.call('/auth/hi')).logged_in

/** A refusal with this code, and with this field if given. */
export const refused = (error_code: number | string, field?: string) => ({
  success: false,
  errors: [field === undefined ? { error_code } : { field, error_code }],
})

/** The visitor has to log in again. */
export const notLoggedIn = refused(9000001)

/** The newest code sent to a phone or email. */
export const codeTo = (to: string) => lastCode(service, to)

/** Requests a code for a scene and returns it. */
export async function requestSms(phone: string, scene: string, from = visitor): Promise<string> {
  await from.call('/captcha/sms_send', { phone, message_type: 'txt', scene })
  return codeTo(phone)
}

/** Solves the picture captcha of a scene. */
export async function solveCaptcha(scene: string) {
  await visitor.callRaw(`/captcha/get_pic/${scene}`)
  return { pic_captcha: service.peek.captcha(visitor.sessionId()) }
}

/** The CSRF token in the form of a page of the service. */
export async function formToken(path: string, from = visitor): Promise<string> {
  const page = await (await from.navigate(path)).text()
  return /name="csrf_token" value="([^"]+)"/.exec(page)?.[1] ?? ''
}

export const twice = (password: string) => ({ password, password_confirmation: password })

/** Requests a link for a new password and returns its token. */
export async function linkToken(email: string): Promise<string> {
  await visitor.call('/password/forgot', { email })
  return new URL(service.outbox.at(-1)?.link ?? '', origin).searchParams.get('token') ?? ''
}

/** Starts a QR login for the visitor, scans and confirms it with the phone, and returns its token. */
export async function confirmQr(phone: Visitor): Promise<string> {
  const token = String((await visitor.call('/qr_login/check_token', {})).token)
  await phone.call('/qr_login/confirm_login', { token })
  await phone.call('/qr_login/confirm_login', { token, action: 'confirm' })
  return token
}

/** Requests a two-step code by SMS, to the account's own phone or a new one, signed with Node's own MD5 (TWO-15). */
export function requestTwoStepCode(phone = '', extras: object = {}, ts = service.clock.now()): Promise<Answer> {
  const secrets = phone === '' ? {} : { secure_zone: seal({ phone }) }
  const sign = createHash('md5').update(`${phone}${ts}demo-login-sign-secret`).digest('hex')
  return visitor.call('/security/send_two_step_code', { method: 'sms', ts, sign, ...secrets, ...extras })
}

/** Verifies the password, as account security requires. */
export const verifyPassword = (password = demoPassword): Promise<Answer> =>
  visitor.call('/security/verify_identity', { secure_zone: seal({ password }) })

/** Logs in through the stand-in of a third party, for accounts without a password. */
export async function logInByThirdParty(who: Visitor, type: string, account: string): Promise<void> {
  const csrf_token = await formToken(`/third?type=${type}`, who)
  await who.submit('/__third', { type, account, csrf_token })
  await who.open()
}
