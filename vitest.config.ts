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
  exclude: ['test/{access,deploy,e2e,journeys,widgets,window}/**', 'test/**/*.built.test.ts'],
})

/** Whether a test file needs isolation, because it has its own document or replaces modules, clocks or globals. */
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
      // Some tests read the whole repository while a build runs on a two-core machine.
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

/** Creates a project that plays the stories in one language and theme. Stories look up their texts by id in every language. */
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
      // One page for all stories is three times as fast, and exposes stories that do not clean up.
      isolate: false,
      // There is one more page than processors, because stories spend time waiting. Both languages share these pages.
      maxWorkers: availableParallelism() + 1,
      sequence: { groupOrder: 1 },
      // The prototype loads a second window, which can be slow on a busy machine.
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

/** Screens whose errors occur on a form, in a call as the page opens, and after a first step. They represent all screens. */
const mainErrorScreens = ['login', 'security-devices', 'two-step-login']

/** The files whose branches `npm run test:coverage` counts. */
const coveredFiles = ['rules', 'errors', 'api', 'host'].map((folder) => `src/${folder}/**/*.ts`)

export default defineConfig({
  test: {
    coverage: {
      provider: 'v8',
      include: coveredFiles,
      reporter: ['text-summary', 'html'],
      reportsDirectory: 'reports/coverage',
      // Each folder has its own threshold, so that high coverage in one folder cannot hide low coverage in another.
      thresholds: Object.fromEntries(coveredFiles.map((files) => [files, { branches: 95 }])),
    },
    projects: [
      // Files share a worker, which halves the time, unless they need isolation.
      unit('unit', { include: unitFiles.filter((file) => !needsIsolation(file)), isolate: false }),
      unit('unit isolated', { include: unitFiles.filter(needsIsolation) }),
      stories('en', 'light'),
      // Covers every component in the dark theme. Screenshots, `npm run test:access` and `npm run check:texts` cover pages in Chinese
      // and in the dark theme.
      stories('zh-CN', 'dark', { exclude: ['stories/!(primitives|widgets)/**'] }),
      stories('en', 'light', {
        name: 'main stories',
        // The prototype loads a second window for each of its stories.
        exclude: [`stories/pages/errors/!(${mainErrorScreens.join('|')}).stories.tsx`, 'stories/prototype/**'],
        tags: { exclude: [timing.name] },
      }),
    ],
  },
})
