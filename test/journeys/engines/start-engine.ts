import type { EngineFound } from '../../../tools/engines.ts'
import { startFirefox } from './firefox.ts'
import { startPlaywright } from './playwright.ts'
import type { Look, RunningEngine } from './visitor.ts'
import { startWebKitGtk } from './webkit.ts'

/** Starts an engine by what drives it. */
export function startEngine(found: EngineFound, look: Look): Promise<RunningEngine> {
  if (found.by === 'puppeteer') return startFirefox(found.executablePath, look)
  return found.by === 'webdriver' ? startWebKitGtk(found, look) : startPlaywright(found, look)
}
