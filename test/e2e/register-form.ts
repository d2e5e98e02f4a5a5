import type { Page } from 'playwright'
import { expect } from 'vitest'
import { en } from '../screens/english.ts'
import { fillProof, fillWho, goOn, submit } from '../screens/register.ts'
import { perform } from './perform.ts'
import type { Site } from './site.ts'

/** Names the person, and their company where one is given, and goes on to the second step. */
export const reachProof = (page: Page, who?: Parameters<typeof fillWho>[0]): Promise<void> =>
  perform(page, { ...fillWho(who), ...goOn })

/** Registers on the page that is open, by the code that it has sent. */
export async function register({ service }: Site, page: Page, who?: Parameters<typeof reachProof>[1]): Promise<void> {
  await reachProof(page, who)
  const before = service.outbox.length
  await page.getByRole('button', { name: en('sms-code.send') }).click()
  await expect.poll(() => service.outbox.length).toBe(before + 1)
  const code = String(service.outbox.at(-1)?.code)
  await perform(page, { ...fillProof({ code }), ...submit })
}
