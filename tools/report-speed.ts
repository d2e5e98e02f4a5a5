// Loads the built screens on a throttled phone, beside the React floor in the same run, and prints how they compare.
// A report and never a test: a busy machine changes every figure. `npm run build` comes first.

import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { extname, join } from 'node:path'
import { chromium } from 'playwright'
import { createAccountService } from '../mocks/account-service.ts'
import { routes } from '../src/pages/routes.ts'
import { findBrowser, launchOptions } from './browser.ts'
import { listen, send } from './http.ts'
import { measureSpeed, type Speed } from './measure-speed.ts'
import { createPreviewServer } from './preview-server.ts'
import { buildFloor, floorFolder } from './react-floor.ts'
import { table } from './table.ts'

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

await buildFloor()
const floorServer = createFloorServer()
const pagesServer = createPreviewServer(createAccountService())
const floorAddress = `http://${host}:${await listen(floorServer, 0, host)}/`
const pagesAddress = `http://${host}:${await listen(pagesServer, 0, host)}`
const browser = await chromium.launch(launchOptions(await findBrowser()))

const floor = await measureSpeed(browser, floorAddress, times)
const rows: [name: string, speed: Speed][] = [['React floor', floor]]
for (const { path } of routes) rows.push([path, await measureSpeed(browser, pagesAddress + path, times)])

function row([name, speed]: [name: string, speed: Speed]): string[] {
  const ratio = (figure: keyof Speed) => `${(speed[figure] / floor[figure]).toFixed(2)}×`
  const ratios = [ratio('firstPaint'), ratio('largestPaint'), ratio('submitAccepted'), ratio('hydrated')]
  return [
    name,
    ...ratios,
    `${speed.blocking.toFixed(0)} ms`,
    speed.layoutShift.toFixed(3),
    `${speed.hydrated.toFixed(0)} ms`,
  ]
}

console.log(`\nMedian of ${times} loads at 1.6 Mbit/s, 150 ms, 4× slower processor; × is times the React floor.\n`)
const head = ['', 'First paint', 'Largest paint', 'Submit accepted', 'Hydrated', 'Blocking', 'Shift', 'Hydrated at']
const aims = [
  ['Gate', '0.60×', '0.60×', '0.60×', '1.40×', '60 ms', '0.010', ''],
  ['Record', '0.50×', '0.50×', '0.50×', '1.20×', '35 ms', '0', ''],
]
console.log(table([head, ...rows.map(row), ...aims]))

await browser.close()
for (const server of [floorServer, pagesServer]) {
  server.closeAllConnections()
  server.close()
}
