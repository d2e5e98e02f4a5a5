import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

// The built Storybook as users see it: in its own window, with its sidebar, toolbar and panels. Run
// `npm run build:storybook` first.
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    name: 'window',
    include: ['test/window/**/*.test.ts'],
    // A window keeps a processor busy, so more workers would only slow each other down.
    maxWorkers: availableParallelism(),
    // Test files in the same worker share their modules, and so one browser.
    isolate: false,
    // A window takes half a minute to load on a busy machine.
    testTimeout: 180_000,
    hookTimeout: 120_000,
    // Generous, for busy machines; something that never happens still fails.
    expect: { poll: { timeout: 20_000 } },
  },
})
