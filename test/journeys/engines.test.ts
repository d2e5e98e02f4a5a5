// Tests every journey, and behavior that differs between engines (Back, autofill, tab order), in Firefox and WebKit.
import { existsSync } from 'node:fs'
import { firefox, type Page, webkit } from 'playwright'
import { describe, expect, test } from 'vitest'
import { demoPassword, people } from '../../mocks/personas/people.ts'
import { logInViaApi, openAs } from '../e2e/log-in-via-api.ts'
import { perform } from '../e2e/perform.ts'
import { openSite, type Site } from '../e2e/site.ts'
import { en } from '../screens/english.ts'
import { logIn } from '../screens/login.ts'
import { button } from '../screens/step.ts'
import { createJourneyEnvironment, createPlaywrightTab } from './browsers/playwright.ts'
import { journeysByLocale } from './journeys/all.ts'
import { waitUntilReady, walk } from './walk.ts'

const whenPageReady = (page: Page) => waitUntilReady(createPlaywrightTab(page))

async function openLogin(site: Site, options?: Parameters<Site['newPage']>[0]): Promise<Page> {
  const page = await site.newPage(options)
  await page.goto('/login')
  await whenPageReady(page)
  return page
}

function testJourneys(site: Site): void {
  describe.each(journeysByLocale)('in %s', (locale, journeys) => {
    test.each(journeys)('$name', async (journey) => {
      await walk(journey, createJourneyEnvironment(site, await site.newPage()), { locale })
    })
  })
}

function testEngineBehavior(site: Site): void {
  test('the form is ready and its password field is empty after the user goes back (IN-4, RS-3)', async () => {
    const page = await openLogin(site)
    await page.locator('[name=login]').fill(people.mei.email)
    await page.locator('[name=password]').fill(demoPassword)
    await page.getByRole('link', { name: en('login.register') }).click()
    await page.waitForURL('/register**')
    await whenPageReady(page)
    await page.goBack()
    await whenPageReady(page)
    expect(await page.locator('[name=password]').inputValue()).toBe('')
    await perform(page, { ...logIn(), until: { path: '/' } })
  })

  test('the form submits values that were filled in without an `input` event (IN-5)', async () => {
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
    await perform(page, { press: button('login.submit'), until: { path: '/' } })
  })

  test('Tab moves through the login page in order, including its links (AC-6)', async () => {
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
    const language = `${en('language.label')}: English`
    const credentialControls = [
      'login.login.label',
      'login.password.label',
      'login.password.show',
      'login.forgot-password',
    ] as const
    const controls = [...credentialControls, 'login.remember', 'login.submit'] as const
    expect(stops).toEqual([language, en('login.method.password'), ...controls.map((id) => en(id))])
  })

  test('a dialog traps focus, and Escape closes it and restores focus (AC-2, AC-6)', async () => {
    const page = await site.newPage()
    await openAs(page, '/security/two-step')
    const turnOnButton = page.getByRole('button', { name: en('two-step.turn-on.name') })
    await turnOnButton.click()
    const dialog = page.getByRole('dialog')
    await dialog.waitFor()
    for (let presses = 0; presses < 8; presses += 1) {
      await page.keyboard.press(presses < 5 ? 'Tab' : 'Shift+Tab')
      expect(await dialog.locator(':focus').count()).toBe(1)
    }
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => turnOnButton.evaluate((button) => button === document.activeElement)).toBe(true)
  })

  test.each(['/login', '/register/personal', '/security'])('%s fits widths of 1440, 390 and 320 px', async (path) => {
    const page = await site.newPage()
    if (path === '/security') await logInViaApi(page)
    await page.goto(path)
    await whenPageReady(page)
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
  ] as const)('the login page respects %j', async (options, selector, property, value) => {
    const page = await openLogin(site, options)
    expect(await page.locator(selector).evaluate((element, name) => getComputedStyle(element)[name], property)).toBe(
      value,
    )
  })

  // If the tests could not detect an engine's errors, every page would seem to be free of errors.
  test.each([
    [`setTimeout(() => { throw new Error('planted') })`, /^uncaught: .*planted/],
    [`console.error('planted')`, /^console: planted/],
    [
      `document.body.append(Object.assign(new Image(), { src: 'https://elsewhere.example/a.png' }))`,
      /^policy: img-src/,
    ],
    [`void fetch('/assets/planted.js')`, /^status 404: GET .*planted\.js/],
  ])('the tests detect the error caused by %s (XS-3)', async (plantedCode, expectedReport) => {
    site.allowError(/planted|Content.Security.Policy|elsewhere\.example|request failed/)
    const page = await openLogin(site)
    await page.evaluate(plantedCode)
    await expect.poll(site.errors).toContainEqual(expect.stringMatching(expectedReport))
  })
}

describe.each(Object.entries({ firefox, webkit }))('%s', (engine, browser) => {
  const isInstalled = existsSync(browser.executablePath())
  test.runIf(isInstalled || process.env.PORTICO_REQUIRE_ENGINES)(
    `is installed (npx playwright install ${engine})`,
    () => {
      expect(isInstalled).toBe(true)
    },
  )
  describe.runIf(isInstalled)('pages', () => {
    const site = openSite({}, engine as 'firefox' | 'webkit')
    testJourneys(site)
    testEngineBehavior(site)
  })
})
