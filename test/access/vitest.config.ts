import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { locales } from '../../src/i18n/locales.ts'
import { sourcePlugins } from '../../tools/vite-plugins.ts'
import { timing } from '../tags.ts'
import { sumsUp } from './sums.ts'

const folder = 'test/access'
/** What does not depend on the language is looked at in one. */
const inOneLanguage = ['tour', 'dialogs', 'heard', 'canary', 'screens', 'journeys'].map(
  (name) => `${folder}/${name}.test.ts`,
)

// Accessibility over the built pages, in every language; `npm run build` comes first.
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  plugins: [sumsUp()],
  test: {
    // A page keeps a processor busy, so that one more worker would only slow the others down.
    maxWorkers: availableParallelism(),
    projects: locales.map((locale) => ({
      // Journeys name texts by their ids, which the catalogues resolve.
      plugins: sourcePlugins(),
      test: {
        name: `access ${locale}`,
        include: [`${folder}/**/*.test.ts`],
        exclude: locale === 'en' ? [] : inOneLanguage,
        env: { ACCESS_LOCALE: locale },
        tags: [timing],
        // Files that one worker runs share their modules, and by them one browser.
        isolate: false,
        testTimeout: 90_000,
        hookTimeout: 120_000,
        // What a test waits for may be late on a busy machine; what never comes fails all the same.
        expect: { poll: { timeout: 20_000 } },
      },
    })),
  },
})
