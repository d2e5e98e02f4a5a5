import { defineBrowserSuite } from '../browser-suite.ts'

// Tests widgets in a real browser, with real key presses, touches and pastes. Run `npm run build:storybook` first.
export default defineBrowserSuite('widgets', { testTimeout: 60_000 })
