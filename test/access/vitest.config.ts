import { browserSuite } from '../browser-suite.ts'
import { reportTotals } from './totals.ts'

// Accessibility of the built pages, in English; stories run axe in Chinese too. Run `npm run build` first.
export default browserSuite('access', { testTimeout: 90_000 }, [reportTotals()])
