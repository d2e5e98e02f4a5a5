import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Builder, Key as Keys, type WebDriver } from 'selenium-webdriver'
import type { EngineFound } from '../../../tools/engines.ts'
import { findSeen, webdriverTab } from '../browsers/webdriver.ts'
import { openDisplay } from './display.ts'
import type { Key, Look, RunningEngine, Visitor, VisitorOptions } from './visitor.ts'

// A folder without a door for `import`.
const { DriverService } = createRequire(import.meta.url)(
  'selenium-webdriver/remote',
) as typeof import('selenium-webdriver/remote')

type WebKitGtk = Extract<EngineFound, { by: 'webdriver' }>

const keyNames: Record<Key, string> = {
  Tab: Keys.TAB,
  'Shift+Tab': Keys.chord(Keys.SHIFT, Keys.TAB),
  Enter: Keys.ENTER,
  Escape: Keys.ESCAPE,
  Space: Keys.SPACE,
}

/** How long one command may take, in ms. */
const commandLimitMs = 20_000

/** A home in which the browser's own bar takes next to no room, or its window could not be as narrow as a phone. */
function makeHome(): string {
  const home = mkdtempSync(join(tmpdir(), 'portico-webkit-'))
  mkdirSync(join(home, 'gtk-3.0'))
  writeFileSync(
    join(home, 'gtk-3.0/gtk.css'),
    '* { min-width: 0; min-height: 0; padding: 0; margin: 0; font-size: 1px }',
  )
  return home
}

/** Gives the page a size: the window is asked for that and what its bar takes, until the page has followed. */
async function resize(driver: WebDriver, width: number, height: number): Promise<void> {
  const window = driver.manage().window()
  let bar = 0
  for (let tries = 0; tries < 50; tries += 1) {
    await window.setRect({ x: 0, y: 0, width, height: height + bar })
    const [drawnWidth, drawn] = await driver.executeScript<[number, number]>('return [innerWidth, innerHeight]')
    if (drawnWidth === width && drawn === height) return
    const outer = await window.getRect()
    bar = outer.height - drawn
    await wait(50)
  }
  throw new Error(`The page does not take a size of ${width}×${height} px.`)
}

function visit(driver: WebDriver, { address }: VisitorOptions, close: Visitor['close']): Visitor {
  const send = (keys: string) => driver.actions().sendKeys(keys).perform()
  return {
    ...webdriverTab(driver, address),
    key: (key) => send(keyNames[key]),
    keys: send,
    resize: (width, height) => resize(driver, width, height),
    tells: async (found) => {
      const element = await findSeen(driver, found)
      return (await element.getAriaRole()) === found.role && (await element.getAccessibleName()) === found.name
    },
    picture: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    close,
  }
}

/** Starts WebKitGTK's small browser, by its own WebDriver, on a screen of its own. Each visitor has a session. */
export async function startWebKitGtk(found: WebKitGtk, look: Look): Promise<RunningEngine> {
  if (look === 'forced colours') throw new Error('WebKitGTK knows no forced colours.')
  const display = await openDisplay(found.displayPath)
  const home = makeHome()
  const env = {
    PATH: String(process.env.PATH),
    LC_ALL: 'C',
    TZ: 'Asia/Shanghai',
    DISPLAY: display.name,
    XDG_CONFIG_HOME: home,
    // Without a graphics card, layers cost more than they save: a page opens in half the time.
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
  }
  const args = ['--automation', ...(look === 'dark' ? ['--dark-mode'] : [])]

  async function newVisitor(options: VisitorOptions): Promise<Visitor> {
    const service = new DriverService.Builder(found.driverPath).setLoopback(true).setEnvironment(env).build()
    const driver = await new Builder()
      .usingServer(await service.start())
      .withCapabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: found.executablePath, args },
      })
      .build()
    // What the driver never comes back from is to be told as that, and not as the end of the test's time.
    await driver.manage().setTimeouts({ pageLoad: commandLimitMs, script: commandLimitMs })
    const visitor = visit(driver, options, async () => {
      await driver.quit()
      await service.kill()
    })
    await visitor.resize(1280, 720)
    return visitor
  }

  return {
    newVisitor,
    close: () => {
      display.close()
      rmSync(home, { recursive: true })
      return Promise.resolve()
    },
  }
}
