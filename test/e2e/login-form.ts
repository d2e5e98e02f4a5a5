import type { Page, Route } from 'playwright'
import { logIn as logInStep } from '../screens/login.ts'
import { formOf, whenReady as whenFormReady } from './page-form.ts'
import { perform } from './perform.ts'

export { expectArrival } from './page-form.ts'

/** The login form's parts, as a person finds them. */
export function loginForm(page: Page) {
  const { form, field, submit } = formOf(page, 'login')
  return { form, login: field('login'), password: field('password'), submit }
}

/** Waits until the script has taken the form over. */
export const whenReady = (page: Page): Promise<void> => whenFormReady(page, 'login')

/** Logs in, or tries to, on the page that is open. */
export const logIn = (page: Page, ...who: Parameters<typeof logInStep>): Promise<void> =>
  perform(page, logInStep(...who))

/** Keeps every script, or these alone, from arriving until the returned function is called. */
export async function holdScripts(page: Page, which = /\/assets\/.*\.js$/): Promise<() => void> {
  const held: Route[] = []
  let isReleased = false
  await page.route(which, async (route) => {
    if (isReleased) await route.continue()
    else held.push(route)
  })
  return () => {
    isReleased = true
    for (const route of held) void route.continue()
  }
}
