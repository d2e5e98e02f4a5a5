// Reports the weight of the built screens and their speed on a throttled phone, next to the React floor in the same run.
// It is never a test, because results vary on a busy machine. Run `npm run build` first. Paths as arguments limit the report.

import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { extname, join } from 'node:path'
import { type Browser, type BrowserContextOptions, chromium } from 'playwright'
import { createAccountService } from '../mocks/account-service.ts'
import { personas } from '../mocks/personas/personas.ts'
import { routes } from '../src/app/routes.ts'
import { findBrowser, launchOptions } from './browser.ts'
import { type PageWeight, readBundle, weighFloor, weighPages } from './budget-figures.ts'
import { listen, send } from './http.ts'
import { measureSpeed, type Speed } from './measure-speed.ts'
import { measureUse } from './measure-use.ts'
import { kindOf } from './page-kinds.ts'
import { createPreviewServer } from './preview-server.ts'
import { buildFloor, floorFolder } from './react-floor.ts'
import { table } from './table.ts'
import { shareShown } from './unused-styles.ts'
import { weighAhead } from './weigh-ahead.ts'

const times = 5
const host = '127.0.0.1'

function createFloorServer(): Server {
  return createServer((request, response) => {
    const path = request.url === '/' ? '/index.html' : (request.url ?? '')
    const type = extname(path) === '.js' ? 'text/javascript' : 'text/html; charset=utf-8'
    if (!/^\/(index\.html|assets\/[\w.-]+\.js)$/.test(path)) return void response.writeHead(404).end()
    const content = readFileSync(join(floorFolder, `${path}.br`))
    send(request, response, { status: 200, type, headers: {}, content, encoding: 'br' })
  })
}

/** Logs in and returns the browser's cookies and storage, for the screens behind the login. */
async function logIn(browser: Browser, address: string): Promise<BrowserContextOptions> {
  const context = await browser.newContext({ locale: 'en' })
  const page = await context.newPage()
  const { email = '', password = '' } = personas[0] ?? {}
  await page.goto(`${address}/login`)
  await page.locator('form#login[data-ready]').waitFor()
  await page.locator('[name=login]').fill(email)
  await page.locator('[name=password]').fill(password)
  await page.locator('form#login [type=submit]').click()
  await page.waitForURL((url) => url.pathname === '/')
  const storageState = await context.storageState()
  await context.close()
  return { storageState }
}

await buildFloor()
const floorServer = createFloorServer()
const service = createAccountService()
const pagesServer = createPreviewServer(service)
const floorAddress = `http://${host}:${await listen(floorServer, 0, host)}/`
const pagesAddress = `http://${host}:${await listen(pagesServer, 0, host)}`
const browser = await chromium.launch(launchOptions(await findBrowser()))

const asked = process.argv.slice(2)
const paths = routes.map(({ path }) => path).filter((path) => asked.length === 0 || asked.includes(path))
const member = await logIn(browser, pagesAddress)
const optionsFor = (path: string) => (kindOf(path) === 'security' ? member : {})

const floorWeight = weighFloor()
const weights = await weighPages()
const bundle = await readBundle()
const kib = (bytes: number) => `${(bytes / 1024).toFixed(1)} KiB`

function weightRow({ path, weight, gates }: PageWeight): string[] {
  const { javascript, all } = weight
  return [
    path,
    ...[kib(javascript), `${(javascript / floorWeight.javascript).toFixed(2)}×`, gates.javascript.toFixed(2)],
    ...[kib(all), `${(all / floorWeight.all).toFixed(2)}×`, gates.all.toFixed(2)],
    ...[`${(shareShown(`en${path}.html`) * 100).toFixed(0)} %`, kib(weighAhead(bundle, path))],
  ]
}

console.log('\nStyles shown: of the classes that a page carries styles for, those of its first sight.')
console.log('Ahead: scripts that are fetched for likely next pages, once this one has all of its own.\n')
const weightHead = ['Before usable, brotli', 'JavaScript', '× floor', 'gate', 'All', '× floor', 'gate']
const floorRow = ['React floor', kib(floorWeight.javascript), '1.00×', '', kib(floorWeight.all), '1.00×', '', '', '']
const asWell = weights.filter(({ path }) => paths.some((one) => one === path))
console.log(table([[...weightHead, 'Styles shown', 'Ahead'], floorRow, ...asWell.map(weightRow)]))

const floor = await measureSpeed(browser, floorAddress, { times })
const speeds: [name: string, speed: Speed][] = [['React floor', floor]]
for (const path of paths) {
  speeds.push([path, await measureSpeed(browser, pagesAddress + path, { times, options: optionsFor(path) })])
}

function speedRow([name, speed]: [name: string, speed: Speed]): string[] {
  const ratio = (figure: keyof Speed) => {
    const times = speed[figure] / floor[figure]
    return Number.isFinite(times) ? `${times.toFixed(2)}×` : ''
  }
  return [
    name,
    ...[ratio('firstPaint'), ratio('largestPaint'), ratio('submitAccepted'), ratio('hydrated')],
    ...[`${speed.longTasks}`, `${speed.longestTask.toFixed(0)} ms`, `${speed.blocking.toFixed(0)} ms`],
    speed.layoutShift.toFixed(3),
    `${speed.hydrated.toFixed(0)} ms`,
  ]
}

console.log(`\nMedian of ${times} loads at 1.6 Mbit/s, 150 ms, 4× slower processor; × is times the React floor.`)
console.log(
  'Long tasks: over 50 ms of processor time, until all that comes late has come; the longest; what they are over.\n',
)
const paints = ['First paint', 'Largest paint', 'Submit accepted', 'Hydrated']
const head = ['', ...paints, 'Long tasks', 'Longest', 'Blocking', 'Shift', 'Hydrated at']
const aims = [
  ['Gate', '0.60×', '0.60×', '0.60×', '1.40×', '0', '50 ms', '60 ms', '0.010', ''],
  ['Record', '0.50×', '0.50×', '0.50×', '1.20×', '0', '50 ms', '35 ms', '0', ''],
]
console.log(table([head, ...speeds.map(speedRow), ...aims]))

if (paths.includes('/login')) {
  const use = await measureUse(browser, `${pagesAddress}/login`, { times, startAfresh: () => service.reset() })
  console.log(`\nWorking with /login, 4× slower processor; median of ${times} visits, in processor time.\n`)
  const useRows = use.map(({ step, longTasks, longestTask }) => [step, `${longTasks}`, `${longestTask.toFixed(0)} ms`])
  console.log(table([['', 'Long tasks', 'Longest'], ...useRows]))
}

await browser.close()
for (const server of [floorServer, pagesServer]) {
  server.closeAllConnections()
  server.close()
}
