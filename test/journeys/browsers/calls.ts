import type { Page, Request } from 'playwright'
import { expect } from 'vitest'

const underWay = new WeakMap<Page, Set<Request>>()

/** Notes from here on which calls of a page have no answer yet. */
export function watchCalls(page: Page): void {
  const calls = new Set<Request>()
  underWay.set(page, calls)
  page.on('request', (request) => void (request.resourceType() === 'fetch' && calls.add(request)))
  page.on('requestfinished', (request) => calls.delete(request))
  page.on('requestfailed', (request) => calls.delete(request))
}

/** Waits until each call of a page that is watched has its answer. */
export const whenAnswered = (page: Page): Promise<void> => expect.poll(() => underWay.get(page)?.size).toBe(0)
