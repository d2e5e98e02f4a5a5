import { defineBrowserSuite } from '../browser-suite.ts'

// Tests the built pages in a real browser. Run `npm run build` first. Each test file has its own account service.
export default defineBrowserSuite('e2e', { testTimeout: 60_000 })
