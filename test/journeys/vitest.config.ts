import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { sourcePlugins } from '../../tools/vite-plugins.ts'
import { tellsJourneys } from './reporter.ts'

// The journeys over the built pages, in every engine and under every fault; `npm run build` comes first.
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  // Journeys name texts by their ids, which the catalogues resolve.
  plugins: [...sourcePlugins(), tellsJourneys()],
  test: {
    name: 'journeys',
    include: ['test/journeys/**/*.test.ts'],
    // One more than there are processors, since the tests also wait.
    maxWorkers: availableParallelism() + 1,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // A busy machine is no defect; what fails twice is one.
    retry: process.env.CI ? 1 : 0,
  },
})
