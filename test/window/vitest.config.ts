import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

// The built Storybook as its readers see it: in its own window, with its sidebar, toolbar and panels. `npm run
// build:storybook` comes first.
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    name: 'window',
    include: ['test/window/**/*.test.ts'],
    // A window keeps a processor busy, so that one more worker would only slow the others down.
    maxWorkers: availableParallelism(),
    // Files that one worker runs share their modules, and by them one browser.
    isolate: false,
    // A window takes half a minute to load on a busy machine.
    testTimeout: 180_000,
    hookTimeout: 120_000,
    // What a test waits for may be late on a busy machine; what never comes fails all the same.
    expect: { poll: { timeout: 20_000 } },
  },
})
