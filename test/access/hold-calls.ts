import type { Page } from 'playwright'

/** Holds every call, so that every screen keeps its initial state, even those that redirect logged-out users. */
export const holdCalls = (page: Page): Promise<unknown> =>
  page.route('**/*', (route, request) =>
    ['fetch', 'xhr'].includes(request.resourceType()) ? undefined : route.fallback(),
  )
