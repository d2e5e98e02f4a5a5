import type { Page } from 'playwright'

/** What is lost of a page's scripts once it is ready: those that come late. */
export type ScriptFault = { name: string; isForGood: boolean }

export const scriptFaults: readonly ScriptFault[] = [
  { name: 'each late script lost once', isForGood: false },
  { name: 'all late scripts lost', isForGood: true },
]

/** Loses scripts of a page while it is told to. */
export async function loseScripts(page: Page, { isForGood }: ScriptFault) {
  const met = new Set<string>()
  const lost = new Set<string>()
  let isLosing = false
  page.on('framenavigated', () => {
    isLosing = false
  })
  await page.route(/\/assets\/.*\.js/, async (route) => {
    const address = route.request().url().replace(/\?.*/, '')
    if (!isLosing || (!isForGood && met.has(address))) return route.continue()
    met.add(address)
    lost.add(address.replace(/.*\//, ''))
    await route.abort('connectionreset')
  })
  return {
    begin: () => {
      isLosing = true
    },
    end: () => {
      isLosing = false
    },
    /** What was lost so far. */
    lost,
  }
}
