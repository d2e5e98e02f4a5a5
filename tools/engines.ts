// Run by `npm run test:journeys`: finds the engines other than Chromium in which journeys run. It installs none: a machine
// without an engine skips its tests and reports that.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { firefox, webkit } from 'playwright'

export type Engine = 'firefox' | 'webkit'

/** A browser and its driver: Playwright drives its own builds, other builds use the engine's standard protocol. */
export type EngineFound =
  | { engine: Engine; by: 'playwright'; executablePath: string }
  | { engine: 'firefox'; by: 'puppeteer'; executablePath: string }
  | { engine: 'webkit'; by: 'webdriver'; executablePath: string; driverPath: string; displayPath: string }

/** The Debian packages of each engine. */
export const enginePackages = { firefox: 'firefox-esr', webkit: 'webkit2gtk-driver xvfb' } as const

function findCommand(...names: readonly string[]): string | undefined {
  for (const name of names) {
    const { status, stdout } = spawnSync('which', [name], { encoding: 'utf8' })
    if (status === 0) return stdout.trim()
  }
  return undefined
}

function findPlaywright(engine: Engine): EngineFound | undefined {
  const executablePath = { firefox, webkit }[engine].executablePath()
  return existsSync(executablePath) ? { engine, by: 'playwright', executablePath } : undefined
}

function findFirefox(): EngineFound | undefined {
  const given = process.env.FIREFOX_PATH
  if (given && !existsSync(given)) throw new Error(`FIREFOX_PATH is ${given}, which is not there.`)
  const executablePath = given ?? findCommand('firefox-esr', 'firefox')
  const system: EngineFound | undefined = executablePath
    ? { engine: 'firefox', by: 'puppeteer', executablePath }
    : undefined
  return given ? system : (findPlaywright('firefox') ?? system)
}

/** WebKitGTK's MiniBrowser is in its libraries' folder, whose name depends on the architecture. */
function findMiniBrowser(): string | undefined {
  const folders = ['x86_64-linux-gnu', 'aarch64-linux-gnu'].map((name) => `/usr/lib/${name}`)
  const names = ['webkitgtk-6.0', 'webkit2gtk-4.1', 'webkit2gtk-4.0']
  return folders
    .flatMap((folder) => names.map((name) => `${folder}/${name}/MiniBrowser`))
    .find((file) => existsSync(file))
}

function findWebKitGtk(): EngineFound | undefined {
  const driverPath = findCommand('WebKitWebDriver')
  const displayPath = findCommand('Xvfb')
  const executablePath = findMiniBrowser()
  if (!driverPath || !displayPath || !executablePath) return undefined
  return { engine: 'webkit', by: 'webdriver', executablePath, driverPath, displayPath }
}

/** Finds this machine's browser for an engine. Throws if `FIREFOX_PATH` is set but wrong. */
export function findEngine(engine: Engine): EngineFound | undefined {
  return engine === 'firefox' ? findFirefox() : (findPlaywright('webkit') ?? findWebKitGtk())
}

/**
 * The engines that this run must have, listed in `PORTICO_REQUIRE_ENGINES`: otherwise an engine that is always skipped would
 * look as if it passed.
 */
export function requiredEngines(list = process.env.PORTICO_REQUIRE_ENGINES ?? ''): Engine[] {
  return list
    .split(/\s+/)
    .filter(Boolean)
    .map((name) => {
      if (!Object.hasOwn(enginePackages, name)) throw new Error(`PORTICO_REQUIRE_ENGINES names ${name}, which is none`)
      return name as Engine
    })
}
