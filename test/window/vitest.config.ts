import { browserSuite } from '../browser-suite.ts'

// Tests the built Storybook as users see it, with its sidebar, toolbar and panels. Run `npm run build:storybook` first. A window
// takes half a minute to load on a busy machine.
export default browserSuite('window', { testTimeout: 180_000 })
