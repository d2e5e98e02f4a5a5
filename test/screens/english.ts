import { speak } from './words.ts'

/** Looks up an English text by id, so that correcting a text does not break tests that are not about it. */
export const en = await speak('en')
