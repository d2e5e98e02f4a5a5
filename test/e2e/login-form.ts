import type { Page, Route } from 'playwright'
import { expect } from 'vitest'

/** The demo account that simply logs in. */
export const member = { login: 'mei.lin@example.com', password: 'Portico2026' }

/** The login form's parts, as a person finds them. */
export function loginForm(page: Page) {
  const form = page.locator('form#login')
  return {
    form,
    login: form.locator('[name=login]'),
    password: form.locator('[name=password]'),
    submit: form.locator('[type=submit]'),
  }
}

/** Waits until the script has taken the form over. */
export async function whenReady(page: Page): Promise<void> {
  await page.locator('form#login[data-ready]').waitFor()
}

/** Fills the form in and submits it. */
export async function logIn(page: Page, { login, password } = member): Promise<void> {
  const form = loginForm(page)
  await whenReady(page)
  await form.login.fill(login)
  await form.password.fill(password)
  await form.submit.click()
}

/** Keeps every script from arriving until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  const held: Route[] = []
  let isReleased = false
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    if (isReleased) await route.continue()
    else held.push(route)
  })
  return () => {
    isReleased = true
    for (const route of held) void route.continue()
  }
}

/** Asserts that the page left for the given path, on its own site. */
export async function expectArrival(page: Page, path: string): Promise<void> {
  await page.waitForURL((url) => url.pathname === path)
  expect(new URL(page.url()).hostname).toBe('127.0.0.1')
}
