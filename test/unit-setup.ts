import { afterEach, vi } from 'vitest'

/** The default options of `waitFor`. The timeout, in ms, is long enough for a busy machine. */
const waitOptions = { timeout: 15_000 }

const { waitFor } = vi
vi.waitFor = (callback, options = waitOptions) => waitFor(callback, options)

// Testing Library is slow to load, and only tests with a document need it.
if ('document' in globalThis) {
  const { configure } = await import('@testing-library/dom')
  configure({ asyncUtilTimeout: waitOptions.timeout })
}

// Most test files share a worker, so anything that a test leaves behind could affect later files.
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  if ('document' in globalThis) document.body.replaceChildren()
})
