import { serverTextLength } from './limits.ts'

/**
 * Makes text from the server safe to display (XS-2). Drops bidirectional and other control characters, collapses
 * whitespace and truncates the text to `length`, with an ellipsis. Does not escape the text for HTML.
 */
export function cleanServerText(text: string, length = serverTextLength): string {
  // Roughly truncate huge input first, to save time.
  const cleanText = text
    .slice(0, length * 8)
    .replace(/(?!\s)[\p{Cc}\p{Bidi_Control}]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
  const characters = Array.from(cleanText)
  if (characters.length <= length) return cleanText
  return `${characters.slice(0, length - 1).join('')}…`
}

const rightToLeft = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/

/** Isolates cleaned right-to-left text, so that it does not reorder the text around it (XS-2). */
export function isolateRightToLeft(text: string): string {
  return rightToLeft.test(text) ? `\u2068${text}\u2069` : text
}
