import puppeteer, { type KeyInput, type Page } from 'puppeteer-core'
import { puppeteerTab } from '../browsers/puppeteer.ts'
import type { Key, Look, RunningEngine, VisitorOptions } from './visitor.ts'

/** The settings by which Firefox takes a look for the system's. */
const settings: Record<Look, Record<string, number>> = {
  light: { 'layout.css.prefers-color-scheme.content-override': 1 },
  dark: { 'layout.css.prefers-color-scheme.content-override': 0 },
  'forced colours': { 'browser.display.document_color_use': 2 },
}

const keyNames: Record<Key, readonly KeyInput[]> = {
  Tab: ['Tab'],
  'Shift+Tab': ['Shift', 'Tab'],
  Enter: ['Enter'],
  Escape: ['Escape'],
  Space: ['Space'],
}

function watchPage(page: Page, note: (trouble: string) => void): void {
  page.on('pageerror', (error) => note(`uncaught: ${error instanceof Error ? error.message : String(error)}`))
  page.on('console', (message) => message.type() === 'error' && note(`console: ${message.text()}`))
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'unknown'
    // The browser gives up what a page still asks for when it is left.
    if (reason !== 'NS_BINDING_ABORTED') note(`request failed: ${request.method()} ${request.url()}: ${reason}`)
  })
}

async function pressKeys(page: Page, [key, ...rest]: readonly KeyInput[]): Promise<void> {
  if (!key) return
  await page.keyboard.down(key)
  await pressKeys(page, rest)
  await page.keyboard.up(key)
}

/** Starts a Firefox of the system, which Puppeteer drives over WebDriver BiDi. Each visitor has a user context. */
export async function startFirefox(executablePath: string, look: Look): Promise<RunningEngine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    env: { ...process.env, TZ: 'Asia/Shanghai' },
    extraPrefsFirefox: { 'intl.accept_languages': 'en', ...settings[look] },
  })
  return {
    newVisitor: async ({ address, note }: VisitorOptions) => {
      const context = await browser.createBrowserContext()
      // In a window of its own, since the page of a tab behind another is hidden, and asks for nothing meanwhile.
      const page = await context.newPage({ type: 'window' })
      watchPage(page, note)
      const resize = (width: number, height: number) => page.setViewport({ width, height })
      await resize(1280, 720)
      return {
        ...puppeteerTab(page, address),
        key: (key) => pressKeys(page, keyNames[key]),
        keys: (text) => page.keyboard.type(text),
        resize,
        tells: async ({ role, name }) =>
          (await page.$(`::-p-aria([name=${JSON.stringify(name)}][role=${JSON.stringify(role)}])`)) !== null,
        picture: () => page.screenshot(),
        close: () => context.close(),
      }
    },
    close: () => browser.close(),
  }
}
