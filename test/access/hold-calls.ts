import type { Page } from 'playwright'

/** Never responds to calls, so that every screen keeps its initial state, even one that redirects logged-out users. */
export const holdCalls = (page: Page): Promise<unknown> =>
  page.route('**/*', (route, request) =>
    ['fetch', 'xhr'].includes(request.resourceType()) ? undefined : route.fallback(),
  )
