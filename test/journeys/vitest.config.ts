import { browserSuite } from '../browser-suite.ts'

// Tests the journeys through the built pages, in every engine and under every fault. Run `npm run build` first.
export default browserSuite('journeys', { testTimeout: 120_000 })
