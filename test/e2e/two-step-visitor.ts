import type { Page } from 'playwright'
import { expect } from 'vitest'
import type { AccountService } from '../../mocks/account-service.ts'
import { authenticatorSecret } from '../../mocks/personas/people.ts'
import { authenticatorCode } from '../mocks/authenticator.ts'
import { fillIn, whenReady } from './page-form.ts'
import { logIn } from './perform.ts'

/** Logs in by password, as far as the second step. */
export async function reachSecondStep(page: Page, login: string, path = '/login'): Promise<void> {
  await page.goto(path)
  await logIn(page, login)
  await page.waitForURL(/\/two-step-login/)
  await whenReady(page, 'two-step-login')
}

/** What an authenticator with the persona's secret shows, by the service's clock. */
export const totp = (service: AccountService, key = authenticatorSecret) => authenticatorCode(key, service.clock.now())

/** The newest code that was "sent". */
export async function sentCode(service: AccountService): Promise<string> {
  await expect.poll(() => service.outbox.at(-1)?.code).toBeTruthy()
  return String(service.outbox.at(-1)?.code)
}

/** Where scanning the newest WeChat picture leads. (`test/interop/qr-codes.test.ts` reads the picture itself.) */
export const wechatScan = (service: AccountService) => String(service.peek.wechatScan())

/** Types the code of the second step, which is then sent by itself. */
export const typeCode = (page: Page, code: string) => fillIn(page, 'two-step-login', { two_step_code: code })

/** Types the code that proves a method, which is then sent by itself. */
export const typeProof = (page: Page, code: string) => fillIn(page, 'two-step', { code })

/** The calls of this path that kept the contract. */
export const callsTo = (service: AccountService, path: string) => service.calls.filter((call) => call.path === path)
