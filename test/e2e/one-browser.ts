import { type Browser, chromium } from 'playwright'
import { findBrowser, launchOptions } from '../../tools/browser.ts'

let running: Promise<Browser> | undefined

const launch = async () => chromium.launch(launchOptions(await findBrowser()))

/**
 * The browser of all test files that one worker runs one after another, since a launch costs a second. Each test has
 * contexts of its own. It ends with the worker, and another takes its place where it crashed.
 */
export async function openBrowser(): Promise<Browser> {
  if (!(await running)?.isConnected()) running = launch()
  return running as Promise<Browser>
}

/** How long the browser may take to close something, in ms. */
const closingMs = 15_000

/**
 * Waits for something to be closed. Chromium loses such a command now and then, which says nothing of the page: it is left
 * to end with the worker, and another browser takes its place.
 */
export async function orLeaveBrowser(closing: Promise<unknown>): Promise<void> {
  let limit: NodeJS.Timeout | undefined
  const isLost = new Promise<boolean>((resolve) => {
    limit = setTimeout(() => resolve(true), closingMs)
  })
  if (await Promise.race([closing.then(() => false), isLost])) running = undefined
  clearTimeout(limit)
}
