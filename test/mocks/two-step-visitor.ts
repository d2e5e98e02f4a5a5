import { createHash } from 'node:crypto'
import { renderSVG } from 'uqr'
import { expect, vi } from 'vitest'
import type { AccountService } from '../../mocks/account-service.ts'
import { type Answer, createVisitor, seal, type Visitor } from './visitor.ts'

const md5 = (text: string) => createHash('md5').update(text).digest('hex')

/** What a page sends to have a two-step code sent: signed with Node's own MD5 (TWO-15). */
export function signedRequest(ts: number, phone = '', extras: object = {}): object {
  const secrets = phone === '' ? {} : { secure_zone: seal({ phone }) }
  return { method: 'sms', ts, sign: md5(`${phone}${ts}demo-login-sign-secret`), ...secrets, ...extras }
}

/** Asks for a two-step code by SMS, to the account's own phone or to a new one. */
export function askForCode(
  visitor: Visitor,
  service: AccountService,
  phone = '',
  extras: object = {},
): Promise<Answer> {
  return visitor.call('/security/send_two_step_code', signedRequest(service.clock.now(), phone, extras))
}

export function verifyPassword(visitor: Visitor, password = 'Portico2026'): Promise<Answer> {
  return visitor.call('/security/verify_identity', { secure_zone: seal({ password }) })
}

/** Logs in at a third party's stand-in: the way in of who has no password. */
export async function enterByThird(visitor: Visitor, type: string, account: string): Promise<void> {
  const page = await (await visitor.navigate(`/third?type=${type}`)).text()
  const token = /name="csrf_token" value="([^"]+)"/.exec(page)?.[1] ?? ''
  await visitor.submit('/__third', { type, account, csrf_token: token })
  await visitor.open()
}

/** The newest code in the outbox; notices of changes carry none. */
export function newestCode({ outbox }: AccountService): string {
  return outbox.findLast(({ code }) => code !== undefined)?.code ?? ''
}

/** A code that is wrong whatever the right one is. */
export function otherThan(code: string): string {
  return code === '000000' ? '000001' : '000000'
}

/** Fetches a QR code as an image and tells what it says, in a test that mocks `uqr`. */
export async function readPicture(visitor: Visitor, path: string): Promise<string> {
  const response = await visitor.navigate(`${path}?t=1`, { headers: { Accept: 'image/*' } })
  expect(response.headers.get('content-type')).toContain('image/svg+xml')
  expect(await response.text()).toContain('<svg')
  return vi.mocked(renderSVG).mock.lastCall?.[0] as string
}

/** Opens what a QR code says on somebody's phone. */
export async function scan(address: string, lang = 'en'): Promise<string> {
  const { origin, pathname, search } = new URL(address)
  const response = await createVisitor(origin).navigate(`${pathname}${search}&lang=${lang}`)
  return response.text()
}
