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
