import { type Browser, chromium, firefox, webkit } from 'playwright'
import { findBrowser, launchOptions } from '../../tools/browser.ts'

export type Engine = 'chromium' | 'firefox' | 'webkit'

const runningBrowsers = new Map<Engine, Promise<Browser>>()

async function launch(engine: Engine): Promise<Browser> {
  if (engine === 'chromium') return chromium.launch(launchOptions(await findBrowser()))
  return { firefox, webkit }[engine].launch()
}

/**
 * Returns a browser that all test files in a worker share, because launching one takes a second. The browser closes
 * with the worker, and is replaced if it crashes.
 */
export async function openBrowser(engine: Engine = 'chromium'): Promise<Browser> {
  const currentBrowser = runningBrowsers.get(engine)
  if (currentBrowser && (await currentBrowser).isConnected()) return currentBrowser
  const newBrowser = launch(engine)
  runningBrowsers.set(engine, newBrowser)
  return newBrowser
}

/** How long the browser may take to close a context, in ms. */
const closeTimeoutMs = 15_000

/** Waits for a context to close. If Chromium hangs, as it sometimes does, the next test gets a new browser. */
export async function waitUntilClosed(closing: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(true), closeTimeoutMs)
  })
  if (await Promise.race([closing.then(() => false), timeout])) runningBrowsers.clear()
  clearTimeout(timer)
}
