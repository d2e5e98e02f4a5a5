import { type Browser, chromium, firefox, webkit } from 'playwright'
import { findBrowser, launchOptions } from '../../tools/browser.ts'

export type Engine = 'chromium' | 'firefox' | 'webkit'

const running = new Map<Engine, Promise<Browser>>()

async function launch(engine: Engine): Promise<Browser> {
  if (engine === 'chromium') return chromium.launch(launchOptions(await findBrowser()))
  return { firefox, webkit }[engine].launch()
}

/**
 * The browser shared by all test files in a worker, because a launch costs a second. Each test has its own contexts. It
 * closes with the worker, and is replaced if it crashes.
 */
export async function openBrowser(engine: Engine = 'chromium'): Promise<Browser> {
  const known = running.get(engine)
  if (known && (await known).isConnected()) return known
  const launched = launch(engine)
  running.set(engine, launched)
  return launched
}

/** How long the browser may take to close something, in ms. */
const closingMs = 15_000

/**
 * Waits for something to be closed. Chromium occasionally ignores such a command, whatever the page; that browser is
 * then replaced, and ends with the worker.
 */
export async function closeOrReplaceBrowser(closing: Promise<unknown>): Promise<void> {
  let limit: NodeJS.Timeout | undefined
  const isLost = new Promise<boolean>((resolve) => {
    limit = setTimeout(() => resolve(true), closingMs)
  })
  if (await Promise.race([closing.then(() => false), isLost])) running.clear()
  clearTimeout(limit)
}
