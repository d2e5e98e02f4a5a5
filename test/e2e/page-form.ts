import type { Page } from 'playwright'
import { expect } from 'vitest'

/** A form's parts, by its id and the names of its fields. */
export function formOf(page: Page, id: string) {
  const form = page.locator(`form#${id}`)
  return { form, field: (name: string) => form.locator(`[name=${name}]`), submit: form.locator('[type=submit]') }
}

/** Waits until the script has taken the form over. */
export async function whenReady(page: Page, id: string): Promise<void> {
  await page.locator(`form#${id}[data-ready]`).waitFor()
}

/** Fills fields in, by their names. */
export async function fillIn(page: Page, id: string, values: Record<string, string>): Promise<void> {
  await whenReady(page, id)
  const { field } = formOf(page, id)
  for (const [name, value] of Object.entries(values)) await field(name).fill(value)
}

/** Fills a form in and submits it. */
export async function submitForm(page: Page, id: string, values: Record<string, string>): Promise<void> {
  await fillIn(page, id, values)
  await formOf(page, id).submit.click()
}

/** Asserts that the page left for the given path, on its own site. */
export async function expectArrival(page: Page, path: string): Promise<void> {
  await page.waitForURL((url) => url.pathname === path)
  expect(new URL(page.url()).hostname).toBe('127.0.0.1')
}

type Client = {
  /** What its login hook was handed, oldest first. */
  results: () => Promise<{ redirect?: string; user?: { phone?: string; email?: string } }[]>
}

/** Puts the page inside a client (LOG-03), before it loads. */
export async function enterClient(page: Page, type: 'sync' | 'app', version = '8.4.1'): Promise<Client> {
  await page.addInitScript(
    (client) => {
      const results: unknown[] = []
      Object.assign(window, {
        results,
        AccountClient: { ...client, onLogin: (result: unknown) => void results.push(result) },
      })
    },
    { type, version },
  )
  return { results: () => page.evaluate(() => (window as unknown as { results: never[] }).results) }
}

/** What a phone shows: its size, its touch, its kind of browser. */
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
