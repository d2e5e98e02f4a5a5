import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { sourcePlugins } from '../../tools/vite-plugins.ts'
import { timing } from '../tags.ts'
import { reportTotals } from './totals.ts'

// Accessibility of the built pages, in English; stories run axe in Chinese too. Run `npm run build` first.
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  // Journeys refer to texts by id, which need the catalogues.
  plugins: [...sourcePlugins(), reportTotals()],
  test: {
    name: 'access',
    include: ['test/access/**/*.test.ts'],
    tags: [timing],
    // A page keeps a processor busy, so more workers would only slow each other down.
    maxWorkers: availableParallelism(),
    // Test files in the same worker share their modules, and so one browser.
    isolate: false,
    testTimeout: 90_000,
    hookTimeout: 120_000,
    // Generous, for busy machines; something that never happens still fails.
    expect: { poll: { timeout: 20_000 } },
  },
})
