import { type Browser, type BrowserContextOptions, firefox, webkit } from 'playwright'
import type { EngineFound } from '../../../tools/engines.ts'
import { watchTroubles } from '../../e2e/troubles.ts'
import { playwrightTab } from '../browsers/playwright.ts'
import type { Look, RunningEngine, Visitor, VisitorOptions } from './visitor.ts'

const looks: Record<Look, BrowserContextOptions> = {
  light: { colorScheme: 'light' },
  dark: { colorScheme: 'dark' },
  'forced colours': { forcedColors: 'active' },
}

async function visit(browser: Browser, look: Look, { address, note }: VisitorOptions): Promise<Visitor> {
  const place = { locale: 'en', timezoneId: 'Asia/Shanghai' }
  const context = await browser.newContext({ baseURL: address, ...place, ...looks[look] })
  await watchTroubles(context, note)
  const page = await context.newPage()
  return {
    ...playwrightTab(page),
    key: (key) => page.keyboard.press(key),
    keys: (text) => page.keyboard.type(text),
    resize: (width, height) => page.setViewportSize({ width, height }),
    tells: async ({ role, name }) => (await page.getByRole(role as never, { name, exact: true }).count()) > 0,
    picture: () => page.screenshot(),
    close: () => context.close(),
  }
}

/** Starts one of Playwright's own builds. Each visitor has a context. */
export async function startPlaywright({ engine, executablePath }: EngineFound, look: Look): Promise<RunningEngine> {
  const browser = await { firefox, webkit }[engine].launch({ executablePath })
  return {
    newVisitor: (options) => visit(browser, look, options),
    close: () => browser.close(),
  }
}
