import { browserSuite } from '../browser-suite.ts'

// Runs the journeys on the built pages in every browser engine and with simulated faults. Run `npm run build` first.
export default browserSuite('journeys', { testTimeout: 120_000 })
