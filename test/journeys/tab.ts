/** Something on the page with its words looked up already. */
export type Found = { role: string; name?: string | RegExp }

/** How long anything is waited for, in ms. */
export const patience = 30_000

/**
 * One open page of a browser, whichever engine draws it. All is found by role and name, as a person finds it, and waited
 * for; each way throws, with what it looked for, when that does not come in time.
 */
export type Tab = {
  open: (address: string) => Promise<void>
  /** Logs somebody in without the login page. */
  letIn: (login: string) => Promise<void>
  press: (found: Found) => Promise<void>
  /** Types into the field with this label, over what is there. */
  type: (label: string, text: string) => Promise<void>
  /** Waits until it can be seen. */
  see: (found: Found) => Promise<void>
  /** What an expression comes to in the page. Throws while the page changes for another. */
  evaluate: (expression: string) => Promise<unknown>
}

/** Waits until an expression comes to something truthy in the page, across navigations, and answers that. */
export async function when(tab: Tab, expression: string): Promise<unknown> {
  const end = Date.now() + patience
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
  throw new Error(`On ${String(where)} this did not come true: ${expression}. The last answer was ${String(last)}.`)
}
