import { expect, test } from 'vitest'
import { journeys } from '../journeys/journeys/all.ts'
import { walk } from '../journeys/walk.ts'
import { worldOf } from './perform.ts'
import { openSite } from './site.ts'

const site = openSite()

/** What never takes the prefix: assets, calls of the API host (API-06), the default address, pages that are none of ours. */
const elsewhere = /^\/(assets|sso|hermes|__\w+)\/|^\/$|\.\w+$/

/** They end or go on at addresses of their own. */
const leavesIt = ['log in through the company', 'let another device in']

test.each(journeys.filter(({ name }) => !leavesIt.includes(name)))(
  'under /account, $name: every page, call, picture and link keeps the prefix (SCR-21)',
  async (journey) => {
    const page = await site.newPage()
    const found: string[] = []
    page.on('request', (request) => found.push(new URL(request.url()).pathname))
    const world = worldOf(site, page)
    const noteLinks = async () => {
      const links = page.locator('a[href^="/"], a[href^="."]').or(page.locator('main a[href]'))
      const all = await links.evaluateAll((each) => each.map((link) => (link as HTMLAnchorElement).href))
      const own = all.map((href) => new URL(href)).filter(({ origin }) => origin === site.address)
      found.push(...own.map(({ pathname }) => pathname))
    }
    const after = (step: number) => ('path' in (journey.steps[step]?.until ?? {}) ? Promise.resolve() : noteLinks())
    await walk({ ...journey, path: `/account${journey.path}` }, world, { after })
    expect(found.filter((path) => !path.startsWith('/account/') && !elsewhere.test(path))).toEqual([])
    expect(found.some((path) => path.startsWith('/account/'))).toBe(true)
  },
)
