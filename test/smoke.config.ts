import { browserSuite } from './browser-suite.ts'

const pages = ['headers', 'before-script', 'urls', 'crash', 'lost-script', 'languages']

// The browser tests that every change has to pass: the built pages in Chromium. Run `npm run build` first.
// Storybook's own window takes minutes, so it is tested at night.
export default browserSuite('smoke', {
  include: [
    'test/journeys/chromium.test.ts',
    'test/access/screens.test.ts',
    ...pages.map((name) => `test/e2e/${name}.test.ts`),
  ],
  testTimeout: 120_000,
})
