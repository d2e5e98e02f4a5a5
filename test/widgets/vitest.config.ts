import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { sourcePlugins } from '../../tools/vite-plugins.ts'

// The widgets in a real browser, by real keys, fingers and pastes; `npm run build:storybook` comes first.
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  // The tests name texts by their ids, which the catalogues resolve.
  plugins: sourcePlugins(),
  test: {
    name: 'widgets',
    include: ['test/widgets/**/*.test.ts'],
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
