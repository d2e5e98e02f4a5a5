import type { Page } from 'playwright'

/** Holds every call, so that each screen keeps its initial view, even for visitors. */
export const holdCalls = (page: Page): Promise<unknown> =>
  page.route('**/*', (route, request) =>
    ['fetch', 'xhr'].includes(request.resourceType()) ? undefined : route.fallback(),
  )
