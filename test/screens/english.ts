import { loadTextLookup } from './words.ts'

/** Looks up an English text by id, so that correcting a text breaks no test. */
export const en = await loadTextLookup('en')
