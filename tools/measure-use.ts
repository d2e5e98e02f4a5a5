// How long the login page holds whoever works with it, on a processor four times slower.
import type { Browser, Page } from 'playwright'
import { median, phone, slowDown } from './measure-speed.ts'

const field = (page: Page, name: string) => page.locator(`form#login [name=${name}]`)
const tab = (page: Page, place: number) => page.getByRole('tab').nth(place)

/** What a person does, one after the other; each is given time to come to rest. */
const steps: Record<string, (page: Page) => Promise<unknown>> = {
  'Until the page can be used': (page) => page.locator('form#login[data-ready]').waitFor(),
  'What comes late has come': (page) => page.waitForTimeout(2500),
  'A phone is typed': (page) => field(page, 'login').pressSequentially('13800138000', { delay: 30 }),
  'A password is typed': (page) => field(page, 'password').pressSequentially('Portico2026', { delay: 30 }),
  'The list of countries opens': (page) => page.locator('form#login [aria-haspopup=dialog]').click(),
  'It closes': (page) => page.keyboard.press('Escape'),
  'SMS is chosen': (page) => tab(page, 1).click(),
  'QR code is chosen': (page) => tab(page, 2).click(),
  'The password is chosen again': (page) => tab(page, 0).click(),
  'A wrong password is sent': async (page) => {
    await field(page, 'login').fill('mei.lin@example.com')
    await field(page, 'password').fill('Wrong2026')
    await page.locator('form#login [type=submit]').click()
    await page.waitForFunction(() => document.querySelector('#login-message')?.textContent)
  },
}

/** Runs in the page before anything else. */
function observe(): void {
  const tasks: number[] = []
  Reflect.set(window, 'longTasks', tasks)
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) tasks.push(duration)
  }).observe({ type: 'longtask', buffered: true })
}

async function visitOnce(browser: Browser, address: string): Promise<number[]> {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  await slowDown(page)
  await page.addInitScript(observe)
  await page.goto(address, { waitUntil: 'commit' })
  const longest: number[] = []
  for (const take of Object.values(steps)) {
    await take(page)
    await page.waitForTimeout(700)
    longest.push(await page.evaluate(() => Math.max(0, ...(Reflect.get(window, 'longTasks') as number[]).splice(0))))
  }
  await context.close()
  return longest
}

/** The longest task of each step, in ms, median of several visits; 0 where none took 50 ms. */
export async function measureUse(browser: Browser, address: string, times: number): Promise<[string, number][]> {
  const visits: number[][] = []
  for (let count = 0; count < times; count += 1) visits.push(await visitOnce(browser, address))
  return Object.keys(steps).map((name, step) => [name, median(visits.map((visit) => visit[step] ?? 0))])
}
