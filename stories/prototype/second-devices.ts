import { createPage, type PagePlace } from '../../.storybook/page-host.ts'
import { enter } from '../../.storybook/stage.ts'
import { accountServiceFetch } from '../../mocks/adapters/fetch.ts'
import type { CodeFacts } from '../../mocks/codes/codes.ts'
import { authenticatorCodeAt, totpStepAt } from '../../mocks/codes/totp.ts'
import { type CookieJar, createCookieJar } from '../../mocks/http/cookie-jar.ts'
import { confirmQrLogin } from '../../src/api/calls/qr-login.ts'
import type { Environment } from '../../src/kit/environment.tsx'
import { entryOf, findPerson, type Person } from './people.ts'
import { pageRequest } from './visit.ts'
import type { World } from './world.ts'

/** A page whose calls reach the service by no network: for what happens before a page opens, or on another device. */
export function quietPage(world: World, place: PagePlace, jar: CookieJar = world.jar): Environment {
  return createPage(place, { fetch: accountServiceFetch(world.handle, jar) })
}

/** What the phone may do with a QR code that the page shows. */
export type QrDeed = 'scan' | 'confirm' | 'cancel'

/** The phone of somebody who is logged in on it; `undefined` is said of nobody. Mei Lin's, where this person has none. */
export function createPhone(world: World, placeAt: (path: string, jar: CookieJar) => PagePlace, person: Person) {
  const jar = createCookieJar()
  const page = quietPage(world, placeAt('/qr-login/confirm', jar), jar)
  const owner = person.password === undefined ? findPerson('member') : person
  const loggedIn = enter({ service: world.service, environment: page }, { enteredAs: entryOf(owner) })
  return {
    owner,
    async tell(token: string, deed: QrDeed): Promise<boolean> {
      await loggedIn
      const { ok } = await page.client.call(confirmQrLogin, { token, action: deed === 'scan' ? undefined : deed })
      return ok
    },
  }
}

/** Scans the newest picture for WeChat; its code comes as a message. Tells whether there was one. */
export async function scanForWechat(world: World): Promise<boolean> {
  const address = world.service.peek.wechatScan()
  if (address !== undefined) await world.handle(pageRequest(address))
  return address !== undefined
}

/** What the authenticator shows now: with the key that is being set up, else with the account's. */
export function authenticatorCode(
  { service, jar, now }: World,
  person: Person,
): { code: string; facts: CodeFacts } | undefined {
  const { session, account } = service.peek.visitor(jar)
  const pending = session?.pending && findPerson(session.pending.accountId)
  const { twoStep, lastTotpStep = 0 } = account ?? service.peek.account((pending ?? person).login ?? '') ?? {}
  if (session?.googleSecret !== undefined)
    return {
      code: authenticatorCodeAt(session.googleSecret, now()),
      facts: { purpose: 'two_step', status: 'good' },
    }
  if (twoStep?.method !== 'google') return undefined
  const isUsed = totpStepAt(now()) <= lastTotpStep
  return {
    code: authenticatorCodeAt(twoStep.secret, now()),
    facts: { purpose: 'two_step_login', status: isUsed ? 'used' : 'good' },
  }
}
