import type { Page } from 'playwright'

/** The lazy scripts of a page that fail to load once the page is ready. */
export type ScriptFault = { name: string; isPermanent: boolean }

export const scriptFaults: readonly ScriptFault[] = [
  { name: 'each lazy script fails to load once', isPermanent: false },
  { name: 'no lazy script loads', isPermanent: true },
]

/** Makes scripts of a page fail to load between `begin` and `end`. */
export async function failScripts(page: Page, { isPermanent }: ScriptFault) {
  const seen = new Set<string>()
  const failed = new Set<string>()
  let isFailing = false
  page.on('framenavigated', () => {
    isFailing = false
  })
  await page.route(/\/assets\/.*\.js/, async (route) => {
    const address = route.request().url().replace(/\?.*/, '')
    if (!isFailing || (!isPermanent && seen.has(address))) return route.continue()
    seen.add(address)
    failed.add(address.replace(/.*\//, ''))
    await route.abort('connectionreset')
  })
  return {
    begin: () => {
      isFailing = true
    },
    end: () => {
      isFailing = false
    },
    /** The scripts that have failed so far. */
    failed,
  }
}
