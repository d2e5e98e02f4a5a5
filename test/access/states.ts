import type { Page } from 'playwright'
import { routes } from '../../src/app/routes.ts'
import type { Tab } from '../journeys/tab.ts'

/** Whether one of our screens is open, not a stand-in for another site. */
export async function isOurs(tab: Tab): Promise<boolean> {
  const path = await tab.evaluate('location.pathname')
  return routes.some((route) => route.path === path)
}

/** Leaves calls unanswered, so that every screen stays at its initial view, even for visitors. */
export const leaveCallsOpen = (page: Page): Promise<unknown> =>
  page.route('**/*', (route, request) =>
    ['fetch', 'xhr'].includes(request.resourceType()) ? undefined : route.fallback(),
  )
