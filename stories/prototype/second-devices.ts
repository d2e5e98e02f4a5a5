import { createPage, type PageSetup } from '../../.storybook/page-host.ts'
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

/** A page environment without a visible page: for calls before a page opens, or on another device. */
export function createEnvironment(world: World, setup: PageSetup, jar: CookieJar = world.jar): Environment {
  return createPage(setup, { fetch: accountServiceFetch(world.handle, jar) })
}

/** What the phone can do with the QR code. */
export type QrAction = 'scan' | 'confirm' | 'cancel'

/** The person's phone, logged in. Without a password it is Mei Lin's phone instead. */
export function createPhone(world: World, setupAt: (path: string, jar: CookieJar) => PageSetup, person: Person) {
  const jar = createCookieJar()
  const page = createEnvironment(world, setupAt('/qr-login/confirm', jar), jar)
  const owner = person.password === undefined ? findPerson('member') : person
  const loggedIn = enter({ service: world.service, environment: page }, { enteredAs: entryOf(owner) })
  return {
    owner,
    async perform(token: string, action: QrAction): Promise<boolean> {
      await loggedIn
      const { ok } = await page.client.call(confirmQrLogin, { token, action: action === 'scan' ? undefined : action })
      return ok
    },
  }
}

/** Scans the newest WeChat QR code; its two-step code arrives as a message. Returns whether there was one to scan. */
export async function scanForWechat(world: World): Promise<boolean> {
  const address = world.service.peek.wechatScan()
  if (address !== undefined) await world.handle(pageRequest(address))
  return address !== undefined
}

/** The authenticator's current code: for the key that is being set up, else for the account's. */
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
