/** A control on the page, by its translated name. */
export type ControlQuery = { role: string; name?: string | RegExp }

/** The time limit for any wait, in ms. */
export const timeout = 30_000

/**
 * An open page of any browser. Its methods find elements by role and name, as a user does, and wait for them. Each
 * throws an error that names the missing element if it does not appear in time.
 */
export type Tab = {
  open: (address: string) => Promise<void>
  /** Logs in without the login page. */
  logInByApi: (login: string) => Promise<void>
  press: (found: ControlQuery) => Promise<void>
  /** Types into the field with this label, replacing its value. */
  type: (label: string, text: string) => Promise<void>
  /** Waits until it is visible. */
  see: (found: ControlQuery) => Promise<void>
  /** Evaluates an expression in the page. Throws during a navigation. */
  evaluate: (expression: string) => Promise<unknown>
}

/** Waits until an expression becomes truthy in the page, across navigations, and returns its value. */
export async function when(tab: Tab, expression: string): Promise<unknown> {
  const end = Date.now() + timeout
  let last: unknown
  while (Date.now() < end) {
    try {
      last = await tab.evaluate(expression)
      if (last) return last
    } catch (error) {
      last = error
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  const where = await tab.evaluate('location.href').catch(() => 'an unknown page')
  throw new Error(`On ${String(where)} this did not become true: ${expression}. Its last value was ${String(last)}.`)
}
