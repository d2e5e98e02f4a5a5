import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

// The built pages in a real browser; `npm run build` comes first. Each file has a server, a service and a browser of its own.
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    name: 'e2e',
    include: ['test/e2e/**/*.test.ts'],
    // The tests mostly wait for a page, so that every processor carries one.
    maxWorkers: availableParallelism(),
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // A busy machine is no defect; what fails twice is one.
    retry: process.env.CI ? 1 : 0,
  },
})
