// `npm run report:speed`: how soon the built entry pages can be read and used on a throttled phone, next to the React floor in
// the same run. It is never a test, because times vary on a busy machine. Run `npm run build` first. Paths as arguments limit it.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright'
import { createAccountService } from '../mocks/account-service.ts'
import { demoPassword, newcomer, newPassword, people } from '../mocks/personas/people.ts'
import { routes } from '../src/app/routes.ts'
import { findBrowser, launchOptions } from './browser.ts'
import { listen, send } from './http.ts'
import { kindOf } from './page-kinds.ts'
import { createPreviewServer } from './preview-server.ts'
import { buildFloor, floorFolder } from './react-floor.ts'
import { table } from './table.ts'

const rounds = 5
const host = '127.0.0.1'

/** A poor mobile connection: 1.6 Mbit/s down, 150 ms round trip. */
const network = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }

/** In ms from the start of the load, except for `shift`. NaN for a submit on a page that starts without a form. */
type Speed = Record<'firstPaint' | 'largestPaint' | 'submit' | 'hydrated' | 'blocking' | 'shift', number>

/** Runs in the page before anything else. */
function observe(): void {
  const speed: Speed = { firstPaint: NaN, largestPaint: 0, submit: NaN, hydrated: NaN, blocking: 0, shift: 0 }
  Reflect.set(window, 'speed', speed)
  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') speed.firstPaint = startTime
  })
  watch('largest-contentful-paint', ({ startTime }) => {
    speed.largestPaint = startTime
  })
  watch('longtask', ({ duration }) => {
    speed.blocking += duration - 50
  })
  watch('layout-shift', (entry) => {
    speed.shift += Number(Reflect.get(entry, 'value'))
  })
  const look = () => {
    const form = document.querySelector('form')
    if (form?.querySelector('[type=submit]') && !speed.submit) speed.submit = performance.now()
    // React marks hydrated elements; without a form that reports it, the last element is the one to check.
    const last = Array.from(document.querySelectorAll('#root *')).at(-1)
    const isMarked = document.readyState !== 'loading' && Object.keys(last ?? {}).some((key) => /^__react/.test(key))
    if (form ? form.dataset.ready !== undefined : isMarked) speed.hydrated = performance.now()
    else requestAnimationFrame(look)
  }
  look()
}

async function openThrottled(browser: Browser): Promise<Page> {
  const page = await browser.newPage({ locale: 'en', viewport: { width: 390, height: 844 } })
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', network)
  return page
}

async function loadOnce(browser: Browser, address: string): Promise<Speed> {
  const page = await openThrottled(browser)
  await page.addInitScript(observe)
  await page.goto(address)
  await page.waitForFunction(() => (Reflect.get(window, 'speed') as Speed).hydrated > 0)
  await page.waitForTimeout(1500)
  const speed = await page.evaluate(() => Reflect.get(window, 'speed') as Speed)
  await page.close()
  // A form cannot be submitted before it is painted.
  return { ...speed, submit: Math.max(speed.submit, speed.firstPaint) }
}

function medianOf(numbers: number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? NaN
}

/** The median of each figure over several loads by new visitors. */
async function measure(browser: Browser, address: string): Promise<Speed> {
  const loads: Speed[] = []
  while (loads.length < rounds) loads.push(await loadOnce(browser, address))
  const figures = Object.keys(loads[0] ?? {}) as (keyof Speed)[]
  return Object.fromEntries(figures.map((figure) => [figure, medianOf(loads.map((load) => load[figure]))])) as Speed
}

/** A form of an initial view, filled in and submitted as soon as it is in the page. `call` matches the path of its call. */
type Submit = { address: string; values: Record<string, string>; call: string }

/** Runs in the page before anything else: submits the form, and notes when its call leaves and after which scripts. */
function submitAtOnce({ values, call }: Submit): void {
  const send = window.fetch.bind(window)
  window.fetch = (...request) => {
    const { pathname } = new URL(String(request[0] instanceof Request ? request[0].url : request[0]), location.href)
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'))
    if (new RegExp(call).test(pathname))
      Reflect.set(window, 'sent', {
        leaves: performance.now(),
        scripts: scripts.map((script) => script.toJSON() as Script),
      })
    return send(...request)
  }
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
  const fill = () => {
    const button = document.querySelector<HTMLButtonElement>('form [type=submit]')
    if (!button) return requestAnimationFrame(fill)
    for (const [name, typed] of Object.entries(values)) {
      const field = document.querySelector(`form [name=${name}]`)
      value?.set?.call(field, typed)
      field?.dispatchEvent(new Event('input', { bubbles: true }))
    }
    return button.click()
  }
  fill()
}

type Script = { name: string; startTime: number; responseEnd: number }
type Sent = { leaves: number; scripts: Script[] }

/** The names of scripts by round: those of a round start before all of the last one have arrived. */
function roundsOf(scripts: Script[]): string[][] {
  const found: string[][] = []
  let arrived = 0
  for (const { name, startTime, responseEnd } of scripts.toSorted((one, other) => one.startTime - other.startTime)) {
    if (!found[0] || startTime > arrived) found.push([])
    arrived = Math.max(arrived, responseEnd)
    found.at(-1)?.push(/([\w-]+)-[\w-]{8}\.js$/.exec(name)?.[1] ?? name)
  }
  return found
}

/** The median time in ms until the call leaves, and the rounds of scripts before it. */
async function measureCall(browser: Browser, submit: Submit) {
  const loads: Sent[] = []
  while (loads.length < rounds) {
    const page = await openThrottled(browser)
    await page.addInitScript(submitAtOnce, submit)
    await page.goto(submit.address, { waitUntil: 'commit' })
    await page.waitForFunction(() => Reflect.has(window, 'sent'))
    loads.push(await page.evaluate(() => Reflect.get(window, 'sent') as Sent))
    await page.close()
  }
  return { leaves: medianOf(loads.map(({ leaves }) => leaves)), chain: roundsOf(loads[0]?.scripts ?? []) }
}

await buildFloor()
const floorServer = createServer((request, response) => {
  const path = request.url === '/' ? '/index.html' : (request.url ?? '')
  const type = extname(path) === '.js' ? 'text/javascript' : 'text/html; charset=utf-8'
  if (!/^\/(index\.html|assets\/[\w.-]+\.js)$/.test(path)) return void response.writeHead(404).end()
  const content = readFileSync(join(floorFolder, `${path}.br`))
  send(request, response, { status: 200, type, headers: {}, content, encoding: 'br' })
})
const pagesServer = createPreviewServer(createAccountService())
const floorAddress = `http://${host}:${await listen(floorServer, 0, host)}/`
const pagesAddress = `http://${host}:${await listen(pagesServer, 0, host)}`
const browser = await chromium.launch(launchOptions(await findBrowser()))

const asked = process.argv.slice(2)
const paths = routes.map(({ path }) => path).filter((path) => kindOf(path) === 'entry')
const floor = await measure(browser, floorAddress)
const rows: [name: string, speed: Speed][] = [['React floor', floor]]
for (const path of paths.filter((one) => asked.length === 0 || asked.includes(one)))
  rows.push([path, await measure(browser, pagesAddress + path)])

const ratios = ['firstPaint', 'largestPaint', 'submit', 'hydrated'] as const
const rowOf = ([name, speed]: [name: string, speed: Speed]) => [
  name,
  ...ratios.map((figure) => `${(speed[figure] / floor[figure]).toFixed(2)}×`.replace('NaN×', '')),
  ...[`${speed.hydrated.toFixed(0)} ms`, `${speed.blocking.toFixed(0)} ms`, speed.shift.toFixed(3)],
]
console.log(`\nMedian of ${rounds} loads at 1.6 Mbit/s, 150 ms, 4× slower processor; × is times the React floor.\n`)
const head = ['', 'First paint', 'Largest paint', 'Submit accepted', 'Hydrated', 'Hydrated at', 'Blocking', 'Shift']
console.log(table([head, ...rows.map(rowOf), ['Gate', '0.60×', '0.60×', '0.60×', '1.30×', '', '60 ms', '0.010']]))

const login = { login: people.mei.email, password: demoPassword }
const passwords = { password: newPassword, password_confirmation: newPassword }
const submits: [path: string, call: string, values: Record<string, string>][] = [
  ['/login', '/login$', login],
  ['/register/personal', '/captcha/check_phone/', { name: newcomer.name, phone: newcomer.phone }],
  ['/forgot-password', '/password/confirm_account', { login: people.mei.email }],
  ['/reset-password?token=t', '/password/reset', passwords],
  ['/set-password?mode=init&token=t', '/password/init', passwords],
]
const floorCall = await measureCall(browser, { address: floorAddress, call: '/login$', values: login })
const callRows: string[][] = []
for (const [path, call, values] of submits.filter(
  ([one]) => asked.length === 0 || asked.includes(one.replace(/\?.*/, '')),
)) {
  const { leaves, chain } = await measureCall(browser, { address: pagesAddress + path, call, values })
  const later = chain.slice(1).map((round) => round.join(' '))
  callRows.push([
    path,
    `${(leaves / floorCall.leaves).toFixed(2)}×`,
    `${leaves.toFixed(0)} ms`,
    ['HTML', `${chain[0]?.length} scripts`, ...later].join(' → '),
  ])
}
console.log(
  '\nWhen the call leaves, if the form is submitted as soon as it is there, and the rounds of scripts before.\n',
)
console.log(
  table([
    ['', 'Call leaves', 'at', 'Rounds'],
    ['React floor', '1.00×', `${floorCall.leaves.toFixed(0)} ms`, ''],
    ...callRows,
  ]),
)

await browser.close()
for (const server of [floorServer, pagesServer]) {
  server.closeAllConnections()
  server.close()
}
