import { browserSuite } from '../browser-suite.ts'

// The journeys through the built pages, in every engine and under every fault; run `npm run build` first.
export default browserSuite('journeys', { testTimeout: 120_000 })
