import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

// Tests the build's output. Run `npm run build` first.
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: { name: 'build', include: ['test/house/*.built.test.ts'], testTimeout: 60_000, hookTimeout: 60_000 },
})
