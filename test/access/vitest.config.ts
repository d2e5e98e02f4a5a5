import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { sourcePlugins } from '../../tools/vite-plugins.ts'
import { timing } from '../tags.ts'
import { sumsUp } from './sums.ts'

// Accessibility over the built pages, in English: stories ask axe in Chinese as well. `npm run build` comes first.
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  // Journeys name texts by their ids, which the catalogues resolve.
  plugins: [...sourcePlugins(), sumsUp()],
  test: {
    name: 'access',
    include: ['test/access/**/*.test.ts'],
    tags: [timing],
    // A page keeps a processor busy, so that one more worker would only slow the others down.
    maxWorkers: availableParallelism(),
    // Files that one worker runs share their modules, and by them one browser.
    isolate: false,
    testTimeout: 90_000,
    hookTimeout: 120_000,
    // What a test waits for may be late on a busy machine; what never comes fails all the same.
    expect: { poll: { timeout: 20_000 } },
  },
})
