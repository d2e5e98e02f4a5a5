import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { locales } from '../../src/i18n/locales.ts'
import { sourcePlugins } from '../../tools/vite-plugins.ts'
import { sumsUp } from './sums.ts'

const folder = 'test/access'
/** What does not depend on the language is looked at in one. */
const inOneLanguage = ['tour', 'dialogs', 'heard', 'canary'].map((name) => `${folder}/${name}.test.ts`)

// Accessibility over the built pages, in every language; `npm run build` comes first.
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  plugins: [sumsUp()],
  test: {
    // One more than there are processors, since the tests also wait, those that listen most of all.
    maxWorkers: availableParallelism() + 1,
    projects: locales.map((locale) => ({
      // Journeys name texts by their ids, which the catalogues resolve.
      plugins: sourcePlugins(),
      test: {
        name: `access ${locale}`,
        include: [`${folder}/**/*.test.ts`],
        exclude: locale === 'en' ? [] : inOneLanguage,
        env: { ACCESS_LOCALE: locale },
        testTimeout: 90_000,
        hookTimeout: 60_000,
        // A busy machine is no defect; what fails twice is one.
        retry: process.env.CI ? 1 : 0,
      },
    })),
  },
})
