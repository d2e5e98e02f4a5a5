import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { sourcePlugins } from '../../tools/vite-plugins.ts'

// The journeys through the built pages, in every engine and under every fault; run `npm run build` first.
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  // Journeys refer to texts by id, which need the catalogues.
  plugins: sourcePlugins(),
  test: {
    name: 'journeys',
    include: ['test/journeys/**/*.test.ts'],
    // A page keeps a processor busy, so more workers would only slow each other down.
    maxWorkers: availableParallelism(),
    // Test files in the same worker share their modules, and so one browser.
    isolate: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Generous, for busy machines; something that never happens still fails.
    expect: { poll: { timeout: 20_000 } },
  },
})
