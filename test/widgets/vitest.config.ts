import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

// The widgets in a real browser, by real keys, fingers and pastes; `npm run build:storybook` comes first.
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    name: 'widgets',
    include: ['test/widgets/**/*.test.ts'],
    // The tests mostly wait for a page, so that every processor carries one.
    maxWorkers: availableParallelism(),
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // A busy machine in CI may starve a page once; a test that fails twice is broken.
    retry: process.env.CI ? 1 : 0,
  },
})
