// `npm run report:speed` measures how soon the built entry pages and `/security` can be read and used on a slow phone,
// and how soon an immediately submitted form is sent. It compares them with the React baseline in the same run. Run
// `npm run build` first. Pass paths to measure only those pages. This is not a test, because times vary on a busy
// machine.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright'
import { createAccountService } from '../mocks/account-service.ts'
import { demoPassword, newcomer, people } from '../mocks/personas/people.ts'
import { routes } from '../src/app/routes.ts'
import { findBrowser, launchOptions } from './browser.ts'
import { listen, send } from './http.ts'
import { getPageKind } from './page-kinds.ts'
import { createPreviewServer, distFolder, readHeaders } from './preview-server.ts'
import { baselineFolder, buildBaseline } from './react-baseline.ts'

type Cookies = Awaited<ReturnType<BrowserContext['storageState']>>

const rounds = 5
const host = '127.0.0.1'

/** A poor mobile connection: 1.6 Mbit/s down, 150 ms round trip. */
const network = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }

/** The forms to submit, by page: the page's query string, and the path of the call that sends the form. */
const forms: Readonly<Record<string, { query?: string; call: string }>> = {
  '/': { call: '/login' },
  '/login': { call: '/login' },
  '/register/personal': { call: '/captcha/check_phone/' },
  '/forgot-password': { call: '/password/confirm_account' },
  '/reset-password': { query: '?token=t', call: '/password/reset' },
  '/set-password': { query: '?mode=init&token=t', call: '/password/init' },
  '/two-step-login': { call: '/two_step_login' },
}

/** The user who logs in before a page is opened, by path. Ines completes only the first step of her login. */
const logins: Readonly<Record<string, string>> = { '/two-step-login': people.ines.email, '/security': people.mei.email }

/** What to type into a form, by field. */
const input: Record<string, string> = {
  login: people.mei.email,
  password: demoPassword,
  name: newcomer.name,
  phone: newcomer.phone,
  password_confirmation: demoPassword,
  two_step_code: '000000',
}

/**
 * Times in ms from the start of the load, the total blocking time in ms, and the layout shift. `submit`: when the form
 * can be submitted, or NaN without a form. `call`: when an immediately submitted form is sent, or NaN if none is.
 */
type Speed = Record<'firstPaint' | 'largestPaint' | 'submit' | 'call' | 'hydrated' | 'blocking' | 'shift', number>

/** Measures the page's speed. Runs in the page before anything else. */
function observe(): void {
  const speed: Speed = {
    firstPaint: NaN,
    largestPaint: 0,
    submit: NaN,
    call: NaN,
    hydrated: NaN,
    blocking: 0,
    shift: 0,
  }
  Reflect.set(window, 'speed', speed)
  const watch = (type: string, record: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(record)).observe({ type, buffered: true })
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
  // A hydrated form has `data-ready`. Without a form, check whether React has marked the last element as hydrated.
  const isHydrated = (form: HTMLFormElement | null) => {
    if (form) return form.dataset.ready !== undefined
    let last = document.querySelector('#root > *')
    while (last?.lastElementChild) last = last.lastElementChild
    return document.readyState !== 'loading' && Object.keys(last ?? {}).some((key) => /^__react/.test(key))
  }
  // Use a timer, because checking before each frame would make the page render unnecessary frames.
  const timer = setInterval(() => {
    const form = document.querySelector('form')
    if (form?.querySelector('[type=submit]')) speed.submit ||= performance.now()
    if (!isHydrated(form)) return
    clearInterval(timer)
    speed.hydrated = performance.now()
    console.info('hydrated')
  }, 10)
}

/** Logs in and returns the cookies, or returns none if `login` is omitted. */
async function logIn(browser: Browser, origin: string, login?: string): Promise<Cookies> {
  const page = await browser.newPage({ locale: 'en' })
  if (login) {
    await page.goto(`${origin}/login`)
    await page.locator('[name=login]').fill(login)
    await page.locator('[name=password]').fill(demoPassword)
    await page.locator('[type=submit]').click()
    await page.waitForURL((url) => url.pathname !== '/login')
  }
  const cookies = await page.context().storageState()
  await page.close()
  return cookies
}

async function openThrottled(browser: Browser, cookies: Cookies): Promise<Page> {
  const page = await browser.newPage({ locale: 'en', viewport: { width: 390, height: 844 }, storageState: cookies })
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', network)
  return page
}

async function loadOnce(browser: Browser, url: string, cookies: Cookies): Promise<Speed> {
  const page = await openThrottled(browser, cookies)
  await page.addInitScript(observe)
  // `page.waitForFunction` would run 0.15 s of scripts in the throttled page, often before it is hydrated.
  const hydrated = page.waitForEvent('console', (message) => message.text() === 'hydrated')
  await page.goto(url)
  await hydrated
  await page.waitForTimeout(1500)
  const speed = await page.evaluate(() => Reflect.get(window, 'speed') as Speed)
  await page.close()
  // A form cannot be submitted before it is painted.
  return { ...speed, submit: Math.max(speed.submit, speed.firstPaint) }
}

/** Runs in the page before anything else. Fills in and submits the form as soon as it appears. */
function submitImmediately(values: Record<string, string>): void {
  const check = () => {
    const form = document.querySelector('form')
    if (!form?.querySelector('[type=submit]')) return void requestAnimationFrame(check)
    for (const field of form.querySelectorAll('input')) {
      const value = values[field.name]
      if (value === undefined) continue
      field.focus()
      field.value = value
    }
    form.requestSubmit()
  }
  check()
}

/** Returns when a form that is submitted immediately is sent, in ms from the start of the load. */
async function submitOnce(browser: Browser, url: string, callPath: string, cookies: Cookies): Promise<number> {
  const page = await openThrottled(browser, cookies)
  await page.addInitScript(submitImmediately, input)
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && new URL(request.url()).pathname.endsWith(callPath),
  )
  await page.goto(url, { waitUntil: 'commit' })
  const calledUrl = (await sent).url()
  const time = await page.evaluate(async (name) => {
    const entries = () => performance.getEntriesByName(name)
    while (!entries()[0]) await new Promise(requestAnimationFrame)
    return entries()[0]?.startTime
  }, calledUrl)
  await page.close()
  return time ?? NaN
}

function getMedian(numbers: number[]): number {
  return numbers.toSorted((left, right) => left - right)[Math.floor(numbers.length / 2)] ?? NaN
}

/** Loads a page twice, each time with an empty cache: once to observe the load, and once to submit its form. */
async function measureOnce(browser: Browser, origin: string, path: string): Promise<Speed> {
  const form = forms[path]
  const url = origin + path + (form?.query ?? '')
  const cookies = await logIn(browser, origin, logins[path])
  const speed = await loadOnce(browser, url, cookies)
  return { ...speed, call: form ? await submitOnce(browser, url, form.call, cookies) : NaN }
}

function getMedianSpeed(speeds: Speed[]): Speed {
  const figures = Object.keys(speeds[0] ?? {}) as (keyof Speed)[]
  return Object.fromEntries(figures.map((figure) => [figure, getMedian(speeds.map((speed) => speed[figure]))])) as Speed
}

await buildBaseline()
// Serve the baseline with the pages' headers too, since Cross-Origin-Opener-Policy makes Chromium start a new process.
const headers = readHeaders(distFolder).pages
const baselineServer = createServer((request, response) => {
  const path = request.url === '/' ? '/index.html' : (request.url ?? '')
  const type = extname(path) === '.js' ? 'text/javascript' : 'text/html; charset=utf-8'
  if (!/^\/(index\.html|assets\/[\w.-]+\.js)$/.test(path)) return void response.writeHead(404).end()
  const content = readFileSync(join(baselineFolder, `${path}.br`))
  send(request, response, { status: 200, type, headers, content, isBrotli: true })
})
const pagesServer = createPreviewServer(createAccountService())
const baselineUrl = `http://${host}:${await listen(baselineServer, 0, host)}`
const pagesUrl = `http://${host}:${await listen(pagesServer, 0, host)}`
const browser = await chromium.launch(launchOptions(await findBrowser()))

const selectedPaths = process.argv.slice(2)
const paths = routes.map(({ path }) => path).filter((path) => getPageKind(path) === 'entry' || path in logins)
const measuredPaths = paths.filter((path) => selectedPaths.length === 0 || selectedPaths.includes(path))
const baselineSpeeds: Speed[] = []
const pageSpeeds = new Map<string, Speed[]>(measuredPaths.map((path) => [path, []]))
// Each round measures the baseline and all pages, so that a slowdown of the machine affects all of them.
for (let round = 0; round < rounds; round++) {
  baselineSpeeds.push(await measureOnce(browser, baselineUrl, '/'))
  for (const [path, speeds] of pageSpeeds) speeds.push(await measureOnce(browser, pagesUrl, path))
}
const baseline = getMedianSpeed(baselineSpeeds)
const rows: [name: string, speed: Speed][] = [
  ['React baseline', baseline],
  ...[...pageSpeeds].map(([path, speeds]): [string, Speed] => [path, getMedianSpeed(speeds)]),
]

const ratio = (figure: keyof Speed, speed: Speed) =>
  `${(speed[figure] / baseline[figure]).toFixed(2)}×`.replace('NaN×', '')
console.log(
  `\nMedian of ${rounds} loads at 1.6 Mbit/s and 150 ms latency, with 4× CPU throttling. Values with × are relative to the baseline.\n`,
)
console.table(
  Object.fromEntries([
    ...rows.map(([name, speed]) => [
      name,
      {
        'First paint': ratio('firstPaint', speed),
        'Largest paint': ratio('largestPaint', speed),
        'Submit accepted': ratio('submit', speed),
        'Call sent': ratio('call', speed),
        Hydrated: ratio('hydrated', speed),
        'Hydrated at': `${speed.hydrated.toFixed(0)} ms`,
        Blocking: `${speed.blocking.toFixed(0)} ms`,
        Shift: speed.shift.toFixed(3),
      },
    ]),
    [
      'Target',
      {
        'First paint': '0.60×',
        'Largest paint': '0.60×',
        'Submit accepted': '0.60×',
        'Call sent': '1.50×',
        Hydrated: '1.30×',
        Blocking: '60 ms',
        Shift: '0.010',
      },
    ],
  ]),
)

await browser.close()
for (const server of [baselineServer, pagesServer]) {
  server.closeAllConnections()
  server.close()
}
