// How long the login page blocks its users, on a CPU four times slower.
import type { Browser, Page } from 'playwright'
import { demoPassword, people } from '../mocks/personas/people.ts'
import { median, phone, slowDown } from './measure-speed.ts'
import { recordTasks, sumUp, type TaskSum } from './record-tasks.ts'

const field = (page: Page, name: string) => page.locator(`form#login [name=${name}]`)
const tab = (page: Page, place: number) => page.getByRole('tab').nth(place)

const openCountries = (page: Page) => page.locator('form#login [aria-haspopup=dialog]').click()

/** The user's actions in order; the page may settle after each. */
const steps: Record<string, (page: Page) => Promise<unknown>> = {
  'Until the page can be used': (page) => page.locator('form#login[data-ready]').waitFor(),
  'What comes late has come': (page) => page.waitForTimeout(2500),
  'A phone is typed': (page) => field(page, 'login').pressSequentially(people.mei.phone, { delay: 30 }),
  'A password is typed': (page) => field(page, 'password').pressSequentially(demoPassword, { delay: 30 }),
  'The list of countries opens': openCountries,
  'A country is looked for': (page) => page.keyboard.type('chi', { delay: 60 }),
  'It closes': (page) => page.keyboard.press('Escape'),
  'It opens again, all countries known': openCountries,
  'It closes again': (page) => page.keyboard.press('Escape'),
  'SMS is chosen': (page) => tab(page, 1).click(),
  'QR code is chosen': (page) => tab(page, 2).click(),
  'The password is chosen again': (page) => tab(page, 0).click(),
  'A wrong password is sent': async (page) => {
    await field(page, 'login').fill(people.mei.email)
    await field(page, 'password').fill('Wrong2026')
    await page.locator('form#login [type=submit]').click()
    await page.locator('#login-message [role=alert]').waitFor()
  },
}

/** The long tasks of a step. */
export type StepUse = { step: string; longTasks: number; longestTask: number }

async function visitOnce(browser: Browser, address: string): Promise<TaskSum[]> {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  await slowDown(page)
  const visit: TaskSum[] = []
  for (const [place, take] of Object.values(steps).entries()) {
    const stopRecording = await recordTasks(page)
    if (place === 0) await page.goto(address, { waitUntil: 'commit' })
    await take(page)
    await page.waitForTimeout(700)
    visit.push(sumUp(await stopRecording()))
  }
  await context.close()
  return visit
}

/**
 * Measures how many tasks of each step were long, and the longest one in ms; medians of several visits. `startAfresh` resets
 * the server, which would otherwise demand a picture captcha after so many wrong passwords.
 */
export async function measureUse(
  browser: Browser,
  address: string,
  { times, startAfresh }: { times: number; startAfresh: () => void },
): Promise<StepUse[]> {
  const visits: TaskSum[][] = []
  for (let count = 0; count < times; count += 1) {
    startAfresh()
    visits.push(await visitOnce(browser, address))
  }
  return Object.keys(steps).map((step, place) => ({
    step,
    longTasks: median(visits.map((visit) => visit[place]?.longTasks ?? 0)),
    longestTask: median(visits.map((visit) => visit[place]?.longestTask ?? 0)),
  }))
}
