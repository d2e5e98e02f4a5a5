import type { Page } from 'playwright'
import { expect } from 'vitest'
import type { AccountService } from '../../mocks/account-service.ts'
import { people } from '../../mocks/personas/people.ts'
import type { MessageId } from '../../src/i18n/message-types.ts'
import { en } from '../screens/english.ts'
import { logInViaApi } from './log-in-via-api.ts'
import type { Site } from './site.ts'

export const settingsPath = '/security/two-step'

type Account = NonNullable<ReturnType<AccountService['peek']['account']>>

/** Returns the account that `openSettings` logs in to. */
export function findAccount({ service }: Pick<Site, 'service'>): Account {
  const account = service.peek.account(people.mei.email)
  if (!account) throw new Error(`The account service has no account for ${people.mei.email}.`)
  return account
}

/** Logs in, sets the account's two-step verification state, and opens `path`. */
export async function openSettings(site: Site, page: Page, path = settingsPath, twoStep?: Account['twoStep']) {
  await logInViaApi(page)
  Object.assign(findAccount(site), { twoStep })
  await page.goto(path)
}

/** Waits until the dialog with this title has focus, and returns the dialog. */
export async function waitForDialog(page: Page, title: MessageId) {
  const dialog = page.getByRole('dialog', { name: en(title) })
  await dialog.waitFor()
  await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  return dialog
}
