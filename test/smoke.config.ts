import { browserSuite } from './browser-suite.ts'

const pages = ['headers', 'before-script', 'addresses', 'crash', 'lost-script', 'languages']

// The part of the browsers' suites that every change has to pass: the built pages in Chromium. `npm run build` comes first.
// Storybook's own window takes minutes, so it is tested at night.
export default browserSuite('smoke', {
  include: [
    'test/journeys/chromium.test.ts',
    'test/access/screens.test.ts',
    ...pages.map((name) => `test/e2e/${name}.test.ts`),
  ],
  testTimeout: 120_000,
})
