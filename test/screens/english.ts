import { speak } from './words.ts'

/** Looks a text of the page up in English, for tests whose pages speak it: so a corrected text breaks no test that is not about it. */
export const en = await speak('en')
