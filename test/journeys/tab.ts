/** An element's role and translated accessible name. If `name` is omitted, any element with this role matches. */
export type ControlQuery = { role: string; name?: string | RegExp }

/** The time limit for each wait, in ms. */
export const timeout = 30_000

/**
 * An open page in any browser. Its methods find elements by role and name, as a user does, and wait for them. If an
 * element does not appear in time, the method throws an error that names the element.
 */
export type Tab = {
  open: (url: string) => Promise<void>
  /** Logs in without rendering the login page. */
  logInViaApi: (login: string) => Promise<void>
  press: (query: ControlQuery) => Promise<void>
  /** Types into the field with this label, replacing its value. */
  type: (label: string, text: string) => Promise<void>
  /** Waits until the element is visible. */
  waitForElement: (query: ControlQuery) => Promise<void>
  /** Evaluates an expression in the page. Throws during a navigation. */
  evaluate: (expression: string) => Promise<unknown>
}

/** Waits until an expression becomes truthy in the page, across navigations, and returns its value. */
export async function waitUntil(tab: Tab, expression: string): Promise<unknown> {
  const deadline = Date.now() + timeout
  let lastValue: unknown
  while (Date.now() < deadline) {
    try {
      lastValue = await tab.evaluate(expression)
      if (lastValue) return lastValue
    } catch (error) {
      lastValue = error
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  const url = await tab.evaluate('location.href').catch(() => 'an unknown page')
  throw new Error(
    `The expression did not become truthy on ${String(url)}: ${expression}. Its last value: ${String(lastValue)}.`,
  )
}
