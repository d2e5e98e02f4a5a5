import type { Page, Request } from 'playwright'
import { expect } from 'vitest'

const pending = new WeakMap<Page, Set<Request>>()

/** Starts to track which calls of a page are pending. */
export function watchCalls(page: Page): void {
  const calls = new Set<Request>()
  pending.set(page, calls)
  page.on('request', (request) => void (request.resourceType() === 'fetch' && calls.add(request)))
  page.on('requestfinished', (request) => calls.delete(request))
  page.on('requestfailed', (request) => calls.delete(request))
}

/** Waits until a watched page has no pending calls. */
export const whenAnswered = (page: Page): Promise<void> => expect.poll(() => pending.get(page)?.size).toBe(0)
