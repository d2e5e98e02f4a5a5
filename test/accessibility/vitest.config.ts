import { defineBrowserSuite } from '../browser-suite.ts'

// Tests the accessibility of built pages in English (component stories cover Chinese). Run `npm run build` first.
export default defineBrowserSuite('accessibility', { testTimeout: 90_000 })
