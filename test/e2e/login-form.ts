import type { Page, Route } from 'playwright'
import { fillIn, formOf, whenReady as whenFormReady } from './page-form.ts'

export { expectArrival } from './page-form.ts'

/** The demo account that simply logs in. */
export const member = { login: 'mei.lin@example.com', password: 'Portico2026' }

/** The login form's parts, as a person finds them. */
export function loginForm(page: Page) {
  const { form, field, submit } = formOf(page, 'login')
  return { form, login: field('login'), password: field('password'), submit }
}

/** Waits until the script has taken the form over. */
export const whenReady = (page: Page): Promise<void> => whenFormReady(page, 'login')

/** Fills the form in and submits it. */
export async function logIn(page: Page, { login, password } = member): Promise<void> {
  await fillIn(page, 'login', { login, password })
  await loginForm(page).submit.click()
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
