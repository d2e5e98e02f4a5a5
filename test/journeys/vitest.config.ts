import { browserSuite } from '../browser-suite.ts'

// Performs the journeys on the built pages, in every browser engine and with simulated faults. Needs `npm run build`.
export default browserSuite('journeys', { testTimeout: 120_000 })
