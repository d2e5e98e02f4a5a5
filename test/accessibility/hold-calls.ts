import type { Page } from 'playwright'

/** Leaves all calls pending, so that every screen keeps its initial state, even one that redirects logged-out users. */
export const holdCalls = (page: Page): Promise<unknown> =>
  page.route('**/*', (route, request) =>
    ['fetch', 'xhr'].includes(request.resourceType()) ? undefined : route.fallback(),
  )
