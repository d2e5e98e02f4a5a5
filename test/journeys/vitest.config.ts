import { defineBrowserSuite } from '../browser-suite.ts'

// Runs the journeys on the built pages in every browser engine and with simulated faults. Run `npm run build` first.
export default defineBrowserSuite('journeys', { testTimeout: 120_000 })
