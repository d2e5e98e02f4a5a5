import type { BrowserContextOptions, Locator, Page } from 'playwright'
import { expect } from 'vitest'
import { demoPassword } from '../../mocks/personas/people.ts'
import { logIn, loginForm } from './login-form.ts'
import { phone } from './page-form.ts'
import type { Site } from './site.ts'

/** Where a page runs, as far as a refusal may look different there (LOG-03, LOG-09). */
export type Place = 'desktop' | 'phone' | 'sync' | 'app'

/** The server tells a mobile page by its browser. */
const mobile: BrowserContextOptions = {
  ...phone,
  userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148',
}

const windows: Record<Place, BrowserContextOptions> = {
  desktop: {},
  phone: mobile,
  sync: { viewport: { width: 380, height: 520 } },
  app: mobile,
}

type Inside = {
  /** The client's version. */
  version?: string
  /** What the client knows how to do, beside taking a login's result. */
  hooks?: readonly ('requestLogin' | 'reload')[]
}

/** A page of that place, and what its client was asked for, oldest first. */
export async function openIn(site: Site, place: Place, { version = '8.4.1', hooks = [] }: Inside = {}) {
  const page = await site.newPage(windows[place])
  const asked: string[] = []
  if (place === 'sync' || place === 'app') {
    await page.exposeFunction('noteAsked', (hook: string) => void asked.push(hook))
    await page.addInitScript(
      (client) => {
        const { noteAsked } = window as unknown as { noteAsked: (hook: string) => void }
        const known = ['onLogin', ...client.hooks].map((hook) => [hook, () => noteAsked(hook)] as const)
        const { type, version } = client
        Object.assign(window, { AccountClient: Object.assign({ type, version }, Object.fromEntries(known)) })
      },
      { type: place, version, hooks: [...hooks] },
    )
  }
  return { page, asked }
}

/** Logs in with the right password of somebody whom the server does not let in. */
export const tryAs = (page: Page, login: string): Promise<void> => logIn(page, login)

export type Said = { title: string; body?: string; buttons: readonly string[] }

/** Finds the one alert with exactly these words and buttons; the focus is on one of them. */
export async function expectAlert(page: Page, { title, body, buttons }: Said): Promise<Locator> {
  const alert = page.getByRole('alertdialog')
  await page.getByRole('alertdialog', { name: title, exact: true }).waitFor()
  expect(await alert.count()).toBe(1)
  expect(await alert.getByRole('button').allTextContents()).toEqual(buttons)
  const describedBy = await alert.getAttribute('aria-describedby')
  expect(await page.locator(`[id="${describedBy}"]`).allInnerTexts()).toEqual(body === undefined ? [] : [body])
  await expect.poll(() => alert.locator('button:focus').count()).toBe(1)
  return alert
}

/** Everything that was typed is still there, and the focus is back where the try was made. */
export async function expectNothingLost(page: Page, login: string): Promise<void> {
  await page.getByRole('alertdialog').waitFor({ state: 'detached' })
  const { login: field, password, submit } = loginForm(page)
  expect([await field.inputValue(), await password.inputValue()]).toEqual([login, demoPassword])
  await expect.poll(() => submit.evaluate((button) => button === document.activeElement)).toBe(true)
}

/** Presses, and waits for the page to load again. */
export async function expectReload(page: Page, press: () => Promise<void>): Promise<void> {
  const loaded = page.waitForEvent('load')
  await press()
  await loaded
  expect(new URL(page.url()).pathname).toBe('/login')
}
