import { createHash } from 'node:crypto'
import { expect } from 'vitest'
import type { AccountService } from '../../mocks/account-service.ts'
import { serveQrPicture } from '../../mocks/codes/qr-picture.ts'
import { demoPassword } from '../../mocks/personas/people.ts'
import { wechatQrPicture } from '../../src/api/pictures.ts'
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

export function verifyPassword(visitor: Visitor, password = demoPassword): Promise<Answer> {
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

/** Fetches a QR code as an image. */
export async function fetchPicture(visitor: Visitor, path: string): Promise<string> {
  const response = await visitor.navigate(`${path}?t=1`, { headers: { Accept: 'image/*' } })
  expect(response.headers.get('content-type')).toContain('image/svg+xml')
  return response.text()
}

/** The QR code that says this. (`test/interop/qr-codes.test.ts` reads them with a scanner.) */
export const pictureOf = (text: string) => serveQrPicture(text).text()

/** Fetches the QR code for WeChat, and tells where scanning it leads. `base` is the address that the visitor's pages are below. */
export async function readWechatPicture(visitor: Visitor, { peek }: AccountService, base: string): Promise<string> {
  const picture = await fetchPicture(visitor, `${new URL(base).pathname.replace(/\/$/, '')}${wechatQrPicture}`)
  const address = `${base}${peek.wechatScan()}`
  expect(picture).toBe(await pictureOf(address))
  return address
}

/** Opens what a QR code says on somebody's phone. */
export async function scan(address: string, lang = 'en'): Promise<string> {
  const { origin, pathname, search } = new URL(address)
  const response = await createVisitor(origin).navigate(`${pathname}${search}&lang=${lang}`)
  return response.text()
}
