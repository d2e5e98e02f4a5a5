import type { RequestHandler } from 'msw'
import { type SetupWorker, setupWorker } from 'msw/browser'

/** Starts the service worker that mocks responses. Its URL is relative, since Storybook may run under a subpath. */
export async function startMockWorker(...handlers: RequestHandler[]): Promise<SetupWorker> {
  const worker = setupWorker(...handlers)
  await worker.start({ quiet: true, serviceWorker: { url: './mockServiceWorker.js' } })
  return worker
}
