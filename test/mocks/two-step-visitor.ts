import { createHash } from 'node:crypto'
import { expect } from 'vitest'
import { serveQrPicture } from '../../mocks/codes/qr-picture.ts'
import { demoPassword } from '../../mocks/personas/people.ts'
import { wechatQrPicture } from '../../src/api/pictures.ts'
import { formToken, service, visitor } from './serve-each-test.ts'
import { type Answer, createVisitor, seal, type Visitor } from './visitor.ts'

/** Requests a two-step code by SMS, to the account's own phone or a new one, signed with Node's own MD5 (TWO-15). */
export function requestTwoStepCode(phone = '', extras: object = {}, ts = service.clock.now()): Promise<Answer> {
  const secrets = phone === '' ? {} : { secure_zone: seal({ phone }) }
  const sign = createHash('md5').update(`${phone}${ts}demo-login-sign-secret`).digest('hex')
  return visitor.call('/security/send_two_step_code', { method: 'sms', ts, sign, ...secrets, ...extras })
}

export const verifyPassword = (password = demoPassword): Promise<Answer> =>
  visitor.call('/security/verify_identity', { secure_zone: seal({ password }) })

/** Logs in and verifies the password, as account security requires. */
export async function enter(login: string): Promise<void> {
  await visitor.logIn(login)
  await verifyPassword()
}

/** Logs in through the stand-in of a third party, for accounts without a password. */
export async function logInByThirdParty(who: Visitor, type: string, account: string): Promise<void> {
  const csrf_token = await formToken(`/third?type=${type}`, who)
  await who.submit('/__third', { type, account, csrf_token })
  await who.open()
}

/** The newest code in the outbox, skipping notices of changes, which have none. */
export const newestCode = (): string => service.outbox.findLast(({ code }) => code !== undefined)?.code ?? ''

/** A code that differs from the right one. */
export function otherThan(code: string): string {
  return code === '000000' ? '000001' : '000000'
}

/** Fetches a QR code as an image. */
export async function fetchPicture(path: string): Promise<string> {
  const response = await visitor.navigate(`${path}?t=1`, { headers: { Accept: 'image/*' } })
  expect(response.headers.get('content-type')).toContain('image/svg+xml')
  return response.text()
}

/** The QR code with this text. (`test/interop/qr-codes.test.ts` reads them with a scanner.) */
export const pictureOf = (text: string) => serveQrPicture(text).text()

/** Fetches the QR code for WeChat, and returns the URL in it. `base` is the URL below which the visitor's pages are. */
export async function readWechatPicture(base: string): Promise<string> {
  const picture = await fetchPicture(`${new URL(base).pathname.replace(/\/$/, '')}${wechatQrPicture}`)
  const address = `${base}${service.peek.wechatScan()}`
  expect(picture).toBe(await pictureOf(address))
  return address
}

/** Opens the URL of a QR code on a phone. */
export async function scan(address: string): Promise<string> {
  const { origin, pathname, search } = new URL(address)
  return (await createVisitor(origin).navigate(`${pathname}${search}&lang=en`)).text()
}
