import { defineBrowserSuite } from './browser-suite.ts'

const pageTests = ['headers', 'before-script', 'urls', 'crash', 'failed-script', 'languages']

// Every change has to pass these browser tests of the built pages in Chromium. Run `npm run build` first.
// Tests of the whole Storybook window (`npm run test:storybook`) take minutes, so they run nightly.
export default defineBrowserSuite('smoke', {
  include: [
    'test/journeys/chromium.test.ts',
    'test/accessibility/screens.test.ts',
    ...pageTests.map((name) => `test/e2e/${name}.test.ts`),
  ],
  testTimeout: 120_000,
})
