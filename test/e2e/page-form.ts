import type { BrowserContextOptions, Page, Route } from 'playwright'
import { expect } from 'vitest'
import type { Site } from './site.ts'

/** Locates the form with this id, its fields and its submit button. */
export function locateForm(page: Page, id: string) {
  const form = page.locator(`form#${id}`)
  return { form, field: (name: string) => form.locator(`[name=${name}]`), submit: form.locator('[type=submit]') }
}

export function locateLoginForm(page: Page) {
  const { form, field, submit } = locateForm(page, 'login')
  return { form, login: field('login'), password: field('password'), submit }
}

/** Waits until the form is hydrated. */
export async function waitUntilReady(page: Page, id = 'login'): Promise<void> {
  await page.locator(`form#${id}[data-ready]`).waitFor()
}

/** Waits until a page's lazy components have loaded. From then on, the page watches for session changes. */
export const waitUntilComplete = (page: Page): Promise<void> =>
  page.locator('[aria-live=polite][aria-atomic]').first().waitFor({ state: 'attached' })

/** Waits until the page has rendered its current state. */
export const waitUntilRendered = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))

/** Simulates hiding or showing the tab. By default, all pages in a test are visible. */
export const setVisibility = (page: Page, state: 'hidden' | 'visible'): Promise<void> =>
  page.evaluate((visibility) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: visibility })
    Object.defineProperty(document, 'hidden', { configurable: true, value: visibility === 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)

/** Fills in the fields with these names once the form is hydrated. */
export async function fillIn(page: Page, id: string, values: Record<string, string>): Promise<void> {
  await waitUntilReady(page, id)
  const { field } = locateForm(page, id)
  for (const [name, value] of Object.entries(values)) await field(name).fill(value)
}

export async function submitForm(page: Page, id: string, values: Record<string, string>): Promise<void> {
  await fillIn(page, id, values)
  await locateForm(page, id).submit.click()
}

/** Asserts that the page navigates to the given path on its own site. */
export async function expectArrival(page: Page, path: string): Promise<void> {
  await page.waitForURL((url) => url.pathname === path)
  expect(new URL(page.url()).hostname).toBe('127.0.0.1')
}

/** Holds back the scripts that match `pattern`, by default all, until the returned function is called. */
export async function holdScripts(page: Page, pattern = /\/assets\/.*\.js$/): Promise<() => void> {
  const heldRoutes: Route[] = []
  let isReleased = false
  await page.route(pattern, async (route) => {
    if (isReleased) await route.continue()
    else heldRoutes.push(route)
  })
  return () => {
    isReleased = true
    for (const route of heldRoutes) void route.continue()
  }
}

/** Opens a page, holds back its scripts until `release` is called, and locates its login form. */
export async function openWithoutScripts(site: Site, path = '/login', options?: BrowserContextOptions) {
  const page = await site.newPage(options)
  const release = await holdScripts(page)
  await page.goto(path, { waitUntil: 'commit' })
  return { page, release, ...locateLoginForm(page) }
}

/** Returns the page's HTML plus its text without spaces, which also reveals a secret shown in groups of characters. */
export async function readContent(page: Page): Promise<string> {
  const content = await page.content()
  return content + content.replace(/<[^>]*>|\s/g, '')
}

/** Returns the data that the page has stored in the browser. */
export const readStoredData = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]))

/** Makes a page behave as if inside the mobile app (LOG-03). Must be called before the page loads. */
export const emulateApp = (page: Page): Promise<unknown> =>
  page.addInitScript(() => Object.assign(window, { AccountClient: { type: 'app', version: '8.4.1', onLogin() {} } }))

/** The browser options that emulate a phone. */
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/** Waits until Back can undo this many steps within the page. Polls, because a lazy-loaded script adds them. */
export async function expectBackSteps(page: Page, count: number): Promise<void> {
  await expect.poll(() => page.evaluate("history.state?.['portico.step'] ?? 0")).toBe(count)
}
