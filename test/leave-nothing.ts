import { afterEach, vi } from 'vitest'

// Files share a worker: what a test leaves behind would meet the next one.
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  if ('document' in globalThis) document.body.replaceChildren()
})
