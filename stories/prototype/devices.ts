import { completeFirstLoginStep } from '../../.storybook/stage.ts'
import { authenticatorCodeAt } from '../../mocks/codes/totp.ts'
import { createCookieJar } from '../../mocks/http/cookie-jar.ts'
import { confirmQrLogin } from '../../src/api/calls/qr-login.ts'
import { findPerson } from './people.ts'
import type { Prototype, PrototypeState } from './prototype.ts'
import { createPageRequest } from './visit.ts'

/** Returns the token of the page's login QR code, if the page shows one. */
function findQrToken(page: Document | undefined): string | undefined {
  const image = page?.querySelector<HTMLImageElement>('img[src*="/qr_login/image/"]')
  return image?.src.match(/image\/([\w-]+)/)?.[1]
}

/** Scans or confirms a QR login on the person's phone or, if they cannot log in with a password alone, on Mei Lin's. */
async function callFromPhone(prototype: Prototype, token: string, action?: 'confirm'): Promise<string> {
  const { sandbox, person } = prototype.getState()
  for (const owner of [person, findPerson('member')]) {
    const environment = prototype.createEnvironment(createCookieJar())
    const loggedInAs = owner.password === undefined ? undefined : owner.login
    const login = await completeFirstLoginStep({ service: sandbox.service, environment }, { loggedInAs })
    if (!login?.ok) continue
    const { ok } = await environment.client.call(confirmQrLogin, { token, action })
    if (!ok) return action ? 'Scan the QR code first.' : 'The QR code is no longer valid.'
    return `${action ? 'Confirmed' : 'Scanned'} on ${owner.title}’s phone.`
  }
  return 'The phone could not log in.'
}

/** Scans the login or WeChat QR code on the page. Returns a message about the result. */
export async function scanQrCode(prototype: Prototype, page: Document | undefined): Promise<string> {
  const { sandbox } = prototype.getState()
  const token = findQrToken(page)
  if (token !== undefined) return callFromPhone(prototype, token)
  const url = sandbox.service.peek.wechatScan()
  if (url === undefined) return 'No QR code is shown.'
  await sandbox.handle(createPageRequest(url))
  return 'Scanned with WeChat.'
}

/** Confirms the scanned QR login. Returns a message about the result. */
export async function confirmOnPhone(prototype: Prototype, page: Document | undefined): Promise<string> {
  const token = findQrToken(page)
  return token === undefined ? 'There is no QR login to confirm.' : callFromPhone(prototype, token, 'confirm')
}

/** Returns the authenticator's current code for the key that is being set up, or else for the account's key. */
export function getAuthenticatorCode({ sandbox, person }: PrototypeState): string | undefined {
  const { service, jar, now } = sandbox
  const { session, account } = service.peek.visitor(jar)
  const { twoStep } = account ?? service.peek.account(person.login ?? '') ?? {}
  const secret = session?.googleSecret ?? (twoStep?.method === 'google' ? twoStep.secret : undefined)
  return secret === undefined ? undefined : authenticatorCodeAt(secret, now())
}
