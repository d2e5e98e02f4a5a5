import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

// The build behind the servers that the deployment guide gives examples for; `npm run build` comes first.
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: { name: 'deploy', include: ['test/deploy/*.test.ts'], testTimeout: 30_000, hookTimeout: 60_000 },
})
