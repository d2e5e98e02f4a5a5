import { browserSuite } from '../browser-suite.ts'

// Tests the accessibility of the built pages in English. Axe also checks stories in Chinese. Run `npm run build` first.
export default browserSuite('access', { testTimeout: 90_000 })
