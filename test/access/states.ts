import type { Page } from 'playwright'
import { routes } from '../../src/app/routes.ts'
import type { Tab } from '../journeys/tab.ts'

/** Whether a screen of ours is open: pages that stand in for other sites are not part of the product. */
export async function isOurs(tab: Tab): Promise<boolean> {
  const path = await tab.evaluate('location.pathname')
  return routes.some((route) => route.path === path)
}

/** Leaves calls without an answer, so that every screen stays at its initial view, even for visitors. */
export const leaveCallsOpen = (page: Page): Promise<unknown> =>
  page.route('**/*', (route, request) =>
    ['fetch', 'xhr'].includes(request.resourceType()) ? undefined : route.fallback(),
  )
