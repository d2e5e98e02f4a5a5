import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

// The built pages in a real browser; `npm run build` comes first. One file after the other, since time plays a part in them.
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    name: 'e2e',
    include: ['test/e2e/**/*.test.ts'],
    fileParallelism: false,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // A busy machine is no defect; what fails twice is one.
    retry: process.env.CI ? 1 : 0,
  },
})
