import { loadTextLookup } from './text-lookup.ts'

/** Looks up an English text by id, so that tests do not depend on the wording. */
export const en = await loadTextLookup('en')
