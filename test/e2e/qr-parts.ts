import type { BrowserContextOptions, Page } from 'playwright'
import { people } from '../../mocks/personas/people.ts'
import { en } from '../screens/english.ts'
import { letIn as letMemberIn } from './let-in.ts'
import { phone } from './page-form.ts'
import type { Site } from './site.ts'

/** The parts of both sides of a QR login, in English. */
const code = (page: Page) => page.getByRole('img', { name: /^QR code: scan it/ })
export const letIn = (page: Page) => page.getByRole('button', { name: en('qr-confirm.confirm'), exact: true })

/** Waits until the panel says it under the code. */
export const says = (page: Page, words: string | RegExp) =>
  page.getByRole('status').filter({ hasText: words }).waitFor()

/** Waits until the phone's page has this title. */
export const isTitled = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()

/** Opens the panel and waits for its code. */
export async function showCode(page: Page, path = '/qr-login'): Promise<void> {
  await page.goto(path)
  await code(page).waitFor()
}

/** Where the code on the page leads. (`test/interop/qr-codes.test.ts` reads the picture itself.) */
export async function linkOf(page: Page): Promise<string> {
  const { pathname } = new URL(String(await code(page).getAttribute('src')), page.url())
  const [, prefix, token] = /^(.*)\/qr_login\/image\/([\w-]+)$/.exec(pathname) ?? []
  return `${prefix}/qr-login/confirm?token=${token}`
}

/** Somebody's phone, logged in. */
export async function memberPhone(site: Site, login = people.mei.email, options?: BrowserContextOptions) {
  const page = await site.newPage({ ...phone, ...options })
  await letMemberIn(page, login)
  return page
}

/** Scans the code that the page shows, and waits for the question. */
export async function scan(page: Page, by: Page): Promise<void> {
  await by.goto(await linkOf(page))
  await letIn(by).waitFor()
}
