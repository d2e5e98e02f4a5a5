import { defineBrowserSuite } from './browser-suite.ts'

const pageTests = ['headers', 'before-script', 'urls', 'crash', 'failed-script', 'languages']

// Every change must pass these tests, which run the built pages in Chromium. Run `npm run build` first. The tests of the
// built Storybook (`npm run test:storybook`) take minutes, so they run only nightly and before a release.
export default defineBrowserSuite('smoke', {
  include: [
    'test/journeys/chromium.test.ts',
    'test/accessibility/screens.test.ts',
    ...pageTests.map((name) => `test/e2e/${name}.test.ts`),
  ],
  testTimeout: 120_000,
})
