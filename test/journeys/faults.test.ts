// Performs half of the journeys with double clicks, and the other half with storage, cookies and a client bridge that
// throw. Runs them under the prefix `/account` where possible. Failed calls are tested in stories.
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { people } from '../../mocks/personas/people.ts'
import { routes } from '../../src/app/routes.ts'
import { openSite } from '../e2e/site.ts'
import { loadTextLookup } from '../screens/text-lookup.ts'
import { createJourneyEnvironment, createPlaywrightTab } from './browsers/playwright.ts'
import type { Journey, JourneyEnvironment } from './journey.ts'
import { journeys, withLocales } from './journeys/all.ts'
import type { Tab } from './tab.ts'
import { waitUntilReady, walk } from './walk.ts'

const site = openSite()

/** Makes storage and cookies throw, and adds a client bridge that throws. Runs in the page. */
function breakBrowser(): void {
  const deny = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError')
  }
  for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: deny })
  Object.defineProperty(document, 'cookie', { get: deny, set: deny })
  const bridge = { type: 'sync', onLogin: deny, reload: deny }
  for (const name of ['version', 'authToken']) Object.defineProperty(bridge, name, { get: deny })
  Object.assign(window, { AccountClient: bridge })
}

/** Makes a tab double-click all buttons except one, and returns a function that lists the calls made twice. */
function doubleButtonClicks(page: Page, tab: Tab, exemptName: string): () => string[] {
  const calls: string[] = []
  let actionCount = 0
  let isNavigating = false
  page.on('request', (request) => {
    isNavigating ||= request.isNavigationRequest()
    if (!isNavigating && request.method() === 'POST') calls.push(`${actionCount}: ${new URL(request.url()).pathname}`)
  })
  const { press, type } = tab
  // Typing is an action too: a complete code is submitted automatically, sometimes to the path that sent the code.
  tab.type = (label, text) => {
    actionCount += 1
    return type(label, text)
  }
  tab.press = async ({ role, name }) => {
    if (role !== 'button' || name === exemptName) return press({ role, name })
    actionCount += 1
    isNavigating = false
    await page.getByRole(role, { name, exact: true }).first().dblclick()
  }
  return () => calls.filter((call, index) => calls.indexOf(call) !== index)
}

/** Records typed phone numbers, emails, codes and passwords, and returns a function that lists where they leaked. */
function watchLeaks(page: Page, tab: Tab): () => Promise<string[]> {
  const secrets: string[] = []
  const requests: string[] = []
  page.on('request', (request) => {
    // Codes are sent in plain text, which is not a leak.
    const body = request.postData()?.replaceAll(/"\d{6}"/g, '') ?? ''
    requests.push(`request ${request.url()} ${body}`)
  })
  const { type } = tab
  tab.type = (label, text) => {
    if (/^\d{6}$|^\d{11}$|@|^\w+\d{4}$/.test(text)) secrets.push(text)
    return type(label, text)
  }
  return async () => {
    const storedData = await page.evaluate(() => [
      `title ${document.title}`,
      `storage ${JSON.stringify([{ ...localStorage }, { ...sessionStorage }])} ${document.cookie}`,
      // Only the login page may keep a typed email or phone number in `history.state` across reloads (decision 19).
      ...(location.pathname === '/account/login' ? [] : [`history ${JSON.stringify(history.state)}`]),
    ])
    return [...storedData, ...requests.splice(0)].filter((text) =>
      secrets.some((secret) => new RegExp(`(?<!\\d)${secret}(?!\\d)`).test(text.replaceAll('%40', '@'))),
    )
  }
}

/** Paths without the prefix: assets, calls to the API host (API-06), the default redirect, and pages of other sites. */
const unprefixedPaths = /^\/(assets|sso|hermes|__\w+)\/|^\/$|\.\w+$/

/** Performs a journey under `/account` if possible, and checks that its requests and links keep the prefix (SCR-21). */
async function walkUnderPrefix(
  journey: Journey,
  page: Page,
  environment: JourneyEnvironment,
  { locale, onStep }: Parameters<typeof walk>[2] = {},
): Promise<void> {
  const pathnames: string[] = []
  page.on('request', (request) => pathnames.push(new URL(request.url()).pathname))
  const collectLinks = async () => {
    const links = page.locator('a[href^="/"], a[href^="."]').or(page.locator('main a[href]'))
    const hrefs = await links.evaluateAll((elements) => elements.map((link) => (link as HTMLAnchorElement).href))
    const siteUrls = hrefs.map((href) => new URL(href)).filter(({ origin }) => origin === site.origin)
    pathnames.push(...siteUrls.map(({ pathname }) => pathname))
  }
  const hasPrefix = !journey.leavesPrefix
  await walk({ ...journey, path: `${hasPrefix ? '/account' : ''}${journey.path}` }, environment, {
    ...(locale && { locale }),
    onStep: async (stepNumber) => {
      if (stepNumber === 0 && hasPrefix) await waitUntilReady(environment.tab)
      // A step that waits for a path ends on a page outside the product, where links need no prefix.
      if (!('path' in (journey.steps[stepNumber - 1]?.until ?? {}))) await collectLinks()
      await onStep?.(stepNumber)
    },
  })
  expect(pathnames.some((path) => path.startsWith('/account/'))).toBe(hasPrefix)
  if (!hasPrefix) return
  expect(pathnames.filter((path) => !path.startsWith('/account/') && !unprefixedPaths.test(path))).toEqual([])
}

const localizedJourneys = withLocales(journeys)

test.each(localizedJourneys.filter((_, index) => index % 2 === 1))(
  '“$name” ($locale) sends nothing twice on double clicks, and neither stores typed secrets nor sends them unencrypted (IN-6, RQ-3)',
  async ({ locale, ...journey }) => {
    const page = await site.newPage({ reducedMotion: 'reduce' })
    const tab = createPlaywrightTab(page)
    const translate = await loadTextLookup(locale)
    const listRepeatedCalls = doubleButtonClicks(page, tab, translate('dialog.ok'))
    const findLeaks = watchLeaks(page, tab)
    const onStep = async () => expect(await findLeaks()).toEqual([])
    await walkUnderPrefix(journey, page, createJourneyEnvironment(site, page, tab), { locale, onStep })
    expect(listRepeatedCalls()).toEqual([])
  },
)

test.each(localizedJourneys.filter(({ isWebOnly }, index) => index % 2 === 0 && !isWebOnly))(
  '“$name” ($locale) succeeds even if storage, cookies and the client bridge throw (RS-2, RD-6)',
  async ({ locale, ...journey }) => {
    const page = await site.newPage({ reducedMotion: 'reduce' })
    await page.addInitScript(breakBrowser)
    await walkUnderPrefix(journey, page, createJourneyEnvironment(site, page), { locale })
  },
)

/** Journeys that only open a screen, for the screens where no other journey begins. */
const visits = routes
  .filter(({ path }) => !journeys.some((journey) => journey.path.split('?')[0] === path))
  .map(({ path }): Journey => {
    const loggedInAs = path.startsWith('/security') ? people.mei.email : undefined
    return { name: `open ${path}`, path, loggedInAs, steps: [] }
  })

test.each(visits)('“$name” keeps the prefix /account (SCR-21)', async (journey) => {
  const page = await site.newPage()
  await walkUnderPrefix(journey, page, createJourneyEnvironment(site, page))
})
