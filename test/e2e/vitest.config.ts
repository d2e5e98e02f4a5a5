import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { sourcePlugins } from '../../tools/vite-plugins.ts'
import { timing } from '../tags.ts'

// The built pages in a real browser; `npm run build` comes first. Each file has a server and a service of its own.
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  // The tests name texts by their ids, which the catalogues resolve.
  plugins: sourcePlugins(),
  test: {
    name: 'e2e',
    include: ['test/e2e/**/*.test.ts'],
    tags: [timing],
    // The tests mostly wait for a page, so that every processor carries one.
    maxWorkers: availableParallelism(),
    // Files that one worker runs share their modules, and by them one browser.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // What a test waits for may be late on a busy machine; what never comes fails all the same.
    expect: { poll: { timeout: 20_000 } },
  },
})
