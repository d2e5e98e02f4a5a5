import type { Page } from 'playwright'
import { expect } from 'vitest'
import { en } from '../screens/english.ts'
import { fillProof, fillWho, goOn, submit } from '../screens/register.ts'
import { perform } from './perform.ts'
import type { Site } from './site.ts'

/** Names the person, and their company where one is given, and goes on to the second step. */
export const reachProof = (page: Page, who?: Parameters<typeof fillWho>[0]): Promise<void> =>
  perform(page, { ...fillWho(who), ...goOn })

/** Has a code sent, and waits for it. */
async function receiveCode(site: Site, page: Page): Promise<string> {
  const before = site.service.outbox.length
  await page.getByRole('button', { name: en('sms-code.send') }).click()
  await expect.poll(() => site.service.outbox.length).toBe(before + 1)
  await page.getByRole('button', { name: new RegExp(en('sms-code.countdown', { seconds: '\\d+' })) }).waitFor()
  return String(site.service.outbox.at(-1)?.code)
}

/** Fills the second step in, and submits it. */
const finish = (page: Page, code: string, password?: string): Promise<void> =>
  perform(page, { ...fillProof({ code, password }), ...submit })

/** Registers on the page that is open. */
export async function register(site: Site, page: Page, who?: Parameters<typeof reachProof>[1]): Promise<void> {
  await reachProof(page, who)
  await finish(page, await receiveCode(site, page))
}
