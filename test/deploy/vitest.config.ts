import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { sourcePlugins } from '../../tools/vite-plugins.ts'

// Tests the build on the preview server and on nginx with `deploy/nginx.conf`. Run `npm run build` first.
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  plugins: sourcePlugins(),
  test: { name: 'deploy', include: ['test/deploy/*.test.ts'], testTimeout: 30_000, hookTimeout: 60_000 },
})
