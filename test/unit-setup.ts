import { afterEach, vi } from 'vitest'

/** How long `waitFor` waits, in ms: long enough for a busy machine. */
const waitOptions = { timeout: 15_000 }

const { waitFor } = vi
vi.waitFor = (callback, options = waitOptions) => waitFor(callback, options)

// The library is slow to load, and only tests with a document need it.
if ('document' in globalThis) {
  const { configure } = await import('@testing-library/dom')
  configure({ asyncUtilTimeout: waitOptions.timeout })
}

// Files share a worker, so anything that a test leaves behind would affect the next one.
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  if ('document' in globalThis) document.body.replaceChildren()
})
