// Every journey in Firefox and WebKit, and what these engines do in ways of their own: navigate back, fill in, tab and lay out.
import { existsSync } from 'node:fs'
import { firefox, type Page, webkit } from 'playwright'
import { describe, expect, test } from 'vitest'
import { demoPassword, people } from '../../mocks/personas/people.ts'
import { openSite, type Site } from '../e2e/site.ts'
import { playwrightTab } from './browsers/playwright.ts'
import { walks } from './journeys/all.ts'
import { walk, whenReady } from './walk.ts'

const ready = (page: Page) => whenReady(playwrightTab(page))

async function openLogin(site: Site, options?: Parameters<Site['newPage']>[0]): Promise<Page> {
  const page = await site.newPage(options)
  await page.goto('/login')
  await ready(page)
  return page
}

async function logIn(page: Page): Promise<void> {
  await page.getByLabel('Phone or email').fill(people.mei.email)
  await page.locator('[name=password]').fill(demoPassword)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.waitForURL('/')
}

function testJourneys(site: Site): void {
  const openTab = async () => playwrightTab(await site.newPage())
  describe.each(walks)('in %s', (locale, journeys) => {
    test.each(journeys)('$name', async (journey) => {
      await walk(journey, { service: site.service, tab: await openTab(), openOther: openTab }, { locale })
    })
  })
}

function testDifferences(site: Site): void {
  test('going back to the form finds it ready, and without the password (IN-4, RS-3)', async () => {
    const page = await openLogin(site)
    await page.getByLabel('Phone or email').fill(people.mei.email)
    await page.locator('[name=password]').fill(demoPassword)
    await page.getByRole('link', { name: 'Create an account' }).click()
    await page.waitForURL('/register**')
    await ready(page)
    await page.goBack()
    await ready(page)
    expect(await page.locator('[name=password]').inputValue()).toBe('')
    await logIn(page)
  })

  test('what is filled in without an event is sent (IN-5)', async () => {
    const page = await openLogin(site)
    await page.evaluate(
      (values) => {
        for (const [name, value] of Object.entries(values)) {
          const input = document.querySelector<HTMLInputElement>(`[name=${name}]`)
          if (input) input.value = value
        }
      },
      { login: people.mei.email, password: demoPassword },
    )
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    await page.waitForURL('/')
  })

  test('Tab goes through the login page in order, links included (AC-6)', async () => {
    const page = await openLogin(site)
    const stops: (string | null)[] = []
    for (let presses = 0; presses < 8; presses += 1) {
      await page.keyboard.press('Tab')
      stops.push(
        await page.evaluate(() => {
          const focused = document.activeElement as HTMLInputElement
          return focused.getAttribute('aria-label') ?? (focused.labels?.[0] ?? focused).textContent
        }),
      )
    }
    const field = [
      'Phone or email',
      'Password',
      'Show password',
      'Forgot password?',
      'Keep me logged in on this device',
    ]
    expect(stops).toEqual(['Language: English', 'Password', ...field, 'Log in'])
  })

  test('a dialog keeps the focus, Escape closes it, and the focus returns (AC-2, AC-6)', async () => {
    const page = await openLogin(site)
    await logIn(page)
    await page.goto('/security/two-step')
    const turnOn = page.getByRole('button', { name: 'Turn on two-step verification' })
    await turnOn.click()
    const dialog = page.getByRole('dialog')
    await dialog.waitFor()
    for (let presses = 0; presses < 8; presses += 1) {
      await page.keyboard.press(presses < 5 ? 'Tab' : 'Shift+Tab')
      expect(await dialog.locator(':focus').count()).toBe(1)
    }
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => turnOn.evaluate((button) => button === document.activeElement)).toBe(true)
  })

  test.each(['/login', '/register/personal', '/security'])('%s fits every window', async (path) => {
    const page = await openLogin(site)
    if (path === '/security') await logIn(page)
    await page.goto(path)
    await ready(page)
    for (const width of [1440, 390, 320]) {
      await page.setViewportSize({ width, height: 800 })
      const { scrollWidth, clientWidth } = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement
        return { scrollWidth, clientWidth }
      })
      expect(scrollWidth, `${width} px`).toBe(clientWidth)
    }
  })

  test.each([
    [{ colorScheme: 'dark' }, 'body', 'backgroundColor', 'rgb(19, 18, 23)'],
    [{ forcedColors: 'active' }, '[type=submit]', 'borderTopStyle', 'solid'],
  ] as const)('%j is followed', async (options, selector, property, value) => {
    const page = await openLogin(site, options)
    expect(await page.locator(selector).evaluate((element, name) => getComputedStyle(element)[name], property)).toBe(
      value,
    )
  })

  // Otherwise an engine that reports nothing would look like pages without faults.
  test.each([
    [`setTimeout(() => { throw new Error('planted') })`, /^uncaught: .*planted/],
    [`console.error('planted')`, /^console: planted/],
    [
      `document.body.append(Object.assign(new Image(), { src: 'https://elsewhere.example/a.png' }))`,
      /^policy: img-src/,
    ],
    [`void fetch('/assets/planted.js')`, /^status 404: GET .*planted\.js/],
  ])('%s is reported (XS-3)', async (plant, report) => {
    site.expectTrouble(/planted|Content.Security.Policy|elsewhere\.example|request failed/)
    const page = await openLogin(site)
    await page.evaluate(plant)
    await expect.poll(site.troubles).toContainEqual(expect.stringMatching(report))
  })
}

describe.each(Object.entries({ firefox, webkit }))('%s', (engine, browser) => {
  const isHere = existsSync(browser.executablePath())
  test.runIf(isHere || process.env.PORTICO_REQUIRE_ENGINES)(`is installed (npx playwright install ${engine})`, () => {
    expect(isHere).toBe(true)
  })
  describe.runIf(isHere)('pages', () => {
    const site = openSite({}, engine as 'firefox' | 'webkit')
    testJourneys(site)
    testDifferences(site)
  })
})
