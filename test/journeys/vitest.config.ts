import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { sourcePlugins } from '../../tools/vite-plugins.ts'

// The journeys over the built pages, in every engine and under every fault; `npm run build` comes first.
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  // Journeys name texts by their ids, which the catalogues resolve.
  plugins: sourcePlugins(),
  test: {
    name: 'journeys',
    include: ['test/journeys/**/*.test.ts'],
    // A page keeps a processor busy, so that one more worker would only slow the others down.
    maxWorkers: availableParallelism(),
    // Files that one worker runs share their modules, and by them one browser.
    isolate: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // What a test waits for may be late on a busy machine; what never comes fails all the same.
    expect: { poll: { timeout: 20_000 } },
  },
})
