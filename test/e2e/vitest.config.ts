import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { sourcePlugins } from '../../tools/vite-plugins.ts'
import { timing } from '../tags.ts'

// The built pages in a real browser; run `npm run build` first. Each file has its own server and service.
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  // The tests refer to texts by id, which need the catalogues.
  plugins: sourcePlugins(),
  test: {
    name: 'e2e',
    include: ['test/e2e/**/*.test.ts'],
    tags: [timing],
    // The tests mostly wait for pages, so there is one worker per processor.
    maxWorkers: availableParallelism(),
    // Test files in the same worker share their modules, and so one browser.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // Generous, for busy machines; something that never happens still fails.
    expect: { poll: { timeout: 20_000 } },
  },
})
