import type { Page } from 'playwright'
import { expect } from 'vitest'
import { lastCode } from '../mocks/last-code.ts'
import { sendTo, typeCode as typeCodeStep } from '../screens/codes.ts'
import { en } from '../screens/english.ts'
import { choosePassword as choosePasswordStep, nameAccount as nameAccountStep } from '../screens/recovery.ts'
import { formOf } from './page-form.ts'
import { perform } from './perform.ts'
import type { Site } from './site.ts'

/** Names the account whose password is forgotten. */
export const nameAccount = (page: Page, login: string): Promise<void> => perform(page, nameAccountStep(login))

/** What was sent to an address last. */
export function sentTo(site: Site, to: string) {
  return site.service.outbox.findLast((message) => message.to === to)
}

/** Has a code sent to the phone of the second step, and tells it. */
export async function askForCode(page: Page, site: Site, to: string): Promise<string> {
  await perform(page, sendTo(to), site)
  return lastCode(site.service, to)
}

/** Types the code, whose last digit submits it. */
export const typeCode = (page: Page, code: string): Promise<void> => perform(page, typeCodeStep(code))

/** Chooses a password, twice the same. */
export const choosePassword = (page: Page, password?: string): Promise<void> =>
  perform(page, choosePasswordStep(password))

/** Waits for the screen that says that the password is set, whose title has the focus (AC-6). */
export async function expectDone(page: Page, heading = en('choose-password.done.heading')): Promise<void> {
  const title = page.getByRole('heading', { name: heading, level: 1 })
  await title.waitFor()
  expect(await title.evaluate((element) => element === document.activeElement)).toBe(true)
}

/** What stands in a field. */
export const typedInto = (page: Page, form: string, name: string): Promise<string> =>
  formOf(page, form).field(name).inputValue()
