import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { findBrowser, launchOptions } from './tools/browser.ts'
import { coveredFolders } from './tools/coverage-figures.ts'
import { notesTexts } from './tools/seen/reporter.ts'
import { sourcePlugins } from './tools/vite-plugins.ts'

const browser = await findBrowser()
const configDir = fileURLToPath(new URL('.storybook', import.meta.url))

/** Every story, played in one language and theme. Stories ask for their texts by id, so they hold in all of them. */
function stories(locale: string, theme: string): TestProjectInlineConfiguration {
  return {
    plugins: [storybookTest({ configDir }), notesTexts()],
    test: {
      name: `stories ${locale} ${theme}`,
      env: { VITE_STORY_LOCALE: locale, VITE_STORY_THEME: theme },
      setupFiles: ['.storybook/count-assertions.ts', '.storybook/note-texts.ts'],
      // One page for all stories: three times as fast, and a story that leaves something behind is found out.
      isolate: false,
      // A page more than there are processors, since stories also wait. Languages share them.
      maxWorkers: availableParallelism() + 1,
      sequence: { groupOrder: 1 },
      // The prototype loads a whole second window, of which a busy machine may take its time.
      testTimeout: 45_000,
      // A busy machine in CI may starve a story once; one that fails twice is broken.
      retry: process.env.CI ? 1 : 0,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        viewport: { width: 1024, height: 800 },
        provider: playwright({
          launchOptions: launchOptions(browser, { isForPictures: true }),
          contextOptions: { reducedMotion: 'reduce', locale: 'en-US', timezoneId: 'Asia/Shanghai' },
        }),
        instances: [{ browser: 'chromium' }],
      },
    },
  }
}

export default defineConfig({
  test: {
    // A failure is shown where the story asserts.
    onStackTrace: (_, { file }) => !file.endsWith('.storybook/count-assertions.ts'),
    // Measured by `npm run test:coverage`, judged folder by folder by `npm run check:coverage`.
    coverage: {
      provider: 'v8',
      include: coveredFolders.map((folder) => `${folder}/**/*.ts`),
      reporter: ['json-summary', 'html'],
      reportsDirectory: 'reports/coverage',
    },
    projects: [
      {
        plugins: [react(), ...sourcePlugins()],
        test: {
          name: 'unit',
          environment: 'node',
          include: ['test/**/*.test.{ts,tsx}'],
          exclude: ['test/{access,deploy,e2e,journeys,widgets}/**', 'test/**/*.built.test.ts'],
          // Some read the whole repository, beside a build on a machine of two cores.
          testTimeout: 20_000,
          restoreMocks: true,
        },
      },
      stories('en', 'light'),
      stories('zh-CN', 'dark'),
      stories('zh-TW', 'light'),
    ],
  },
})
