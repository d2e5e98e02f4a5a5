/** The words of a search, in small letters. */
export const wordsOf = (text: string) => text.toLowerCase().split(/\s+/).filter(Boolean)

/** Whether a text in small letters holds every word of a search. */
export const hasWords = (haystack: string, search: string) => wordsOf(search).every((word) => haystack.includes(word))
