import { loadTextLookup } from './words.ts'

/** Looks up an English text by id, so that a corrected text breaks no test. */
export const en = await loadTextLookup('en')
