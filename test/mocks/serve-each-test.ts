import { afterEach, beforeEach, expect } from 'vitest'
import { type AccountService, type AccountServiceOptions, createAccountService } from '../../mocks/account-service.ts'
import { lastCode } from './last-code.ts'
import { type Answer, createVisitor, startServer, type Visitor } from './visitor.ts'

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
 * Gives each test of a file its own service, over real HTTP. A request that violates the contract fails the test, unless the
 * test sets `onViolation`.
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

/** Replaces the visitor by a new one. */
export async function changeVisitor(): Promise<void> {
  visitor = await visit()
}

export const isLoggedIn = async (who = visitor) => (await who.call('/auth/hi')).logged_in

/** A refusal with this code, at this field if given. */
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

const codeFields = { phone: 'sms_captcha', email: 'email_captcha' }

/** Replaces the phone or email. */
export async function changeContact(contact: 'phone' | 'email', from: string, to: string): Promise<Answer> {
  const field = codeFields[contact]
  await visitor.call(`/credential/pre_verify_${contact}`, {})
  await visitor.call(`/credential/pre_verify_${contact}`, { [field]: codeTo(from) })
  await visitor.call(`/credential/verify_${contact}`, { [contact]: to, ...(await solveCaptcha('modify_phone')) })
  return visitor.call(`/credential/update_${contact}`, { [contact]: to, [field]: codeTo(to) })
}
