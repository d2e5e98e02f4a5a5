import type { Page } from 'playwright'

/** Leaves all API calls pending. Screens then keep their initial state, even those that redirect logged-out users. */
export const holdCalls = (page: Page): Promise<unknown> =>
  page.route('**/*', (route, request) =>
    ['fetch', 'xhr'].includes(request.resourceType()) ? undefined : route.fallback(),
  )
