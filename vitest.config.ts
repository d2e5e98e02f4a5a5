import { globSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import type { Locale } from './src/i18n/locales.ts'
import { timing } from './test/tags.ts'
import { findBrowser, launchOptions } from './tools/browser.ts'
import { sourcePlugins } from './tools/vite-plugins.ts'

const browser = await findBrowser()
const configDir = fileURLToPath(new URL('.storybook', import.meta.url))

const unitFiles = globSync('test/**/*.test.{ts,tsx}', {
  cwd: import.meta.dirname,
  exclude: ['test/{accessibility,deploy,e2e,journeys,storybook,widgets}/**', 'test/**/*.built.test.ts'],
})

/** Returns whether a test file uses a document or replaces modules, clocks or globals, and so needs isolation. */
function needsIsolation(file: string): boolean {
  return /@vitest-environment|\bvi\.(mock|doMock|spyOn|stub\w+|useFakeTimers)\b/.test(readFileSync(file, 'utf8'))
}

function unit(name: string, options: { include: string[]; isolate?: false }) {
  return {
    plugins: [react(), ...sourcePlugins()],
    test: {
      name,
      environment: 'node',
      // Node would otherwise load Formik with a different lodash than the pages use.
      server: { deps: { inline: ['formik'] } },
      // Some tests read the whole repository, possibly while a build runs on the same two cores.
      testTimeout: 60_000,
      hookTimeout: 60_000,
      expect: { poll: { timeout: 15_000 } },
      restoreMocks: true,
      setupFiles: ['test/unit-setup.ts'],
      ...options,
    },
  } satisfies TestProjectInlineConfiguration
}

type StoryOptions = { name?: string; exclude?: string[]; tags?: { exclude: string[] } }

/** Creates a project that runs stories in one language and theme. They find messages by id, so any language works. */
function stories(
  locale: Locale,
  theme: string,
  { name = `stories ${locale} ${theme}`, exclude = [], tags }: StoryOptions = {},
) {
  return {
    plugins: [storybookTest({ configDir, tags })],
    test: {
      name,
      env: { VITE_STORY_LOCALE: locale, VITE_STORY_THEME: theme },
      exclude: [...configDefaults.exclude, ...exclude],
      setupFiles: ['.storybook/story-run.ts'],
      // Sharing pages is three times as fast as a page per story file, and exposes stories that do not clean up.
      isolate: false,
      // One page more than there are CPU cores, since stories spend time waiting. All languages share these pages.
      maxWorkers: availableParallelism() + 1,
      sequence: { groupOrder: 1 },
      // The prototype loads the product in an iframe, which can be slow on a busy machine.
      testTimeout: 45_000,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        viewport: { width: 1024, height: 800 },
        provider: playwright({
          launchOptions: launchOptions(browser, { isForScreenshots: true }),
          contextOptions: { reducedMotion: 'reduce', locale: 'en-US', timezoneId: 'Asia/Shanghai' },
        }),
        instances: [{ browser: 'chromium' }],
      },
    },
  } satisfies TestProjectInlineConfiguration
}

/** A sample of the error screens. Their errors occur in a form, in a call on page load, and after a first step. */
const mainErrorScreens = ['login', 'security-devices', 'two-step-login']

/** `npm run test:coverage` checks the branch coverage of these files. */
const coveredFiles = ['rules', 'errors', 'api', 'host'].map((folder) => `src/${folder}/**/*.ts`)

export default defineConfig({
  test: {
    coverage: {
      provider: 'v8',
      include: coveredFiles,
      reporter: ['text-summary', 'html'],
      reportsDirectory: 'reports/coverage',
      // A threshold for each folder prevents high coverage in one folder from hiding low coverage in another.
      thresholds: Object.fromEntries(coveredFiles.map((files) => [files, { branches: 95 }])),
    },
    projects: [
      // Files that need no isolation share a worker, which halves the time.
      unit('unit', { include: unitFiles.filter((file) => !needsIsolation(file)), isolate: false }),
      unit('unit isolated', { include: unitFiles.filter(needsIsolation) }),
      stories('en', 'light'),
      // Run only component stories. Screenshots, `npm run test:accessibility` and `npm run check:messages` cover pages
      // in Chinese and in the dark theme.
      stories('zh-CN', 'dark', { exclude: ['stories/!(primitives|widgets)/**'] }),
      stories('en', 'light', {
        name: 'main stories',
        // Each prototype story loads the product in an iframe, which is slow.
        exclude: [`stories/pages/errors/!(${mainErrorScreens.join('|')}).stories.tsx`, 'stories/prototype/**'],
        tags: { exclude: [timing.name] },
      }),
    ],
  },
})
