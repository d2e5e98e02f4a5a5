import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { sourcePlugins } from '../tools/vite-plugins.ts'
import { timing } from './tags.ts'

const pages = ['headers', 'before-script', 'addresses', 'crash', 'lost-script', 'languages']

// The part of the browsers' suites that every change has to pass: the built pages in Chromium. `npm run build` comes first.
// Storybook's own window takes minutes, so it is tested at night.
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  // The tests name texts by their ids, which the catalogues resolve.
  plugins: sourcePlugins(),
  test: {
    name: 'smoke',
    include: [
      'test/journeys/chromium.test.ts',
      'test/access/screens.test.ts',
      ...pages.map((name) => `test/e2e/${name}.test.ts`),
    ],
    tags: [timing],
    maxWorkers: availableParallelism(),
    // Files that one worker runs share their modules, and by them one browser.
    isolate: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // What a test waits for may be late on a busy machine; what never comes fails all the same.
    expect: { poll: { timeout: 20_000 } },
  },
})
