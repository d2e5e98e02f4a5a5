import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { sourcePlugins } from '../../tools/vite-plugins.ts'

// Tests widgets in a real browser, with real keys, touches and pastes. Run `npm run build:storybook` first.
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  // The tests refer to texts by id, which the catalogues resolve.
  plugins: sourcePlugins(),
  test: {
    name: 'widgets',
    include: ['test/widgets/**/*.test.ts'],
    // The tests mostly wait for a page, so use one worker per processor.
    maxWorkers: availableParallelism(),
    // Files in the same worker share their modules, and so one browser.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // Generous, for busy machines. A condition that is never met still fails.
    expect: { poll: { timeout: 20_000 } },
  },
})
