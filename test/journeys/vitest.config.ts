import { browserSuite } from '../browser-suite.ts'

// Tests the journeys on the built pages, in every engine and with faults. Run `npm run build` first.
export default browserSuite('journeys', { testTimeout: 120_000 })
