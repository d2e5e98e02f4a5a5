import { defineBrowserSuite } from '../browser-suite.ts'

// Tests the built Storybook as users see it, with its sidebar, toolbar and panels. Run `npm run build:storybook`
// first. On a busy machine, Storybook can take half a minute to load.
export default defineBrowserSuite('storybook', { testTimeout: 180_000 })
