import { expect, test } from 'vitest'
import { people } from '../../mocks/personas/people.ts'
import { routes } from '../../src/app/routes.ts'
import { createJourneyEnvironment, createPlaywrightTab } from '../journeys/browsers/playwright.ts'
import type { Journey } from '../journeys/journey.ts'
import { journeys } from '../journeys/journeys/all.ts'
import { waitUntilReady, walk } from '../journeys/walk.ts'
import { openSite } from './site.ts'

const site = openSite()

/** Paths that need no prefix: assets, calls to the API host (API-06), the default redirect and other sites' pages. */
const unprefixedPaths = /^\/(assets|sso|hermes|__\w+)\/|^\/$|\.\w+$/

const journeysUnderPrefix = journeys.filter(({ leavesPrefix }) => !leavesPrefix)
/** One journey for each screen that no other journey starts on. It only opens the screen. */
const visits = routes
  .filter(({ path }) => !journeysUnderPrefix.some((journey) => journey.path.split('?')[0] === path))
  .map(({ path }): Journey => {
    const loggedInAs = path.startsWith('/security') ? people.mei.email : undefined
    return { name: `open ${path}`, path, loggedInAs, steps: [] }
  })

test.each([...journeysUnderPrefix, ...visits])(
  'every page, call, image and link of the journey “$name” keeps the prefix /account (SCR-21)',
  async (journey) => {
    const page = await site.newPage()
    const pathnames: string[] = []
    page.on('request', (request) => pathnames.push(new URL(request.url()).pathname))
    const collectLinks = async () => {
      const links = page.locator('a[href^="/"], a[href^="."]').or(page.locator('main a[href]'))
      const hrefs = await links.evaluateAll((elements) => elements.map((link) => (link as HTMLAnchorElement).href))
      const siteUrls = hrefs.map((href) => new URL(href)).filter(({ origin }) => origin === site.origin)
      pathnames.push(...siteUrls.map(({ pathname }) => pathname))
    }
    const onStep = async (stepNumber: number) => {
      if (stepNumber === 0) await waitUntilReady(createPlaywrightTab(page))
      // A step waits for a path only if it leads to a page outside the product, whose links need no prefix.
      if (!('path' in (journey.steps[stepNumber - 1]?.until ?? {}))) await collectLinks()
    }
    await walk({ ...journey, path: `/account${journey.path}` }, createJourneyEnvironment(site, page), { onStep })
    expect(pathnames.filter((path) => !path.startsWith('/account/') && !unprefixedPaths.test(path))).toEqual([])
    expect(pathnames.some((path) => path.startsWith('/account/'))).toBe(true)
  },
)
