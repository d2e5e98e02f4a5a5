import type { Page } from 'playwright'
import { expect } from 'vitest'
import { people } from '../../mocks/personas/people.ts'
import { en } from '../screens/english.ts'
import { nameAccount } from '../screens/recovery.ts'
import { perform } from './perform.ts'
import type { Site } from './site.ts'

/** Has the mail to Mei sent, and tells its link. */
export async function findLink(page: Page, site: Site): Promise<string> {
  await page.goto('/forgot-password')
  await perform(page, nameAccount(people.mei.email))
  const link = () => site.service.outbox.findLast(({ to }) => to === people.mei.email)?.link
  await expect.poll(link).toBeTruthy()
  return String(link())
}

/** Waits for the screen that says that the password is set, whose title has the focus (AC-6). */
export async function expectDone(page: Page, heading = en('choose-password.done.heading')): Promise<void> {
  const title = page.getByRole('heading', { name: heading, level: 1 })
  await title.waitFor()
  expect(await title.evaluate((element) => element === document.activeElement)).toBe(true)
}
