import { serverTextLength } from './limits.ts'

/**
 * Words of the server, made fit to show (XS-2): controls that turn the direction of writing and other control characters
 * are dropped, white space becomes one space, and a text longer than `length` ends in an ellipsis. Still text, never markup.
 */
export function cleanServerText(text: string, length = serverTextLength): string {
  // Cut roughly first, so that an endless text costs nothing.
  const plain = text
    .slice(0, length * 8)
    .replace(/(?!\s)[\p{Cc}\p{Bidi_Control}]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
  const characters = Array.from(plain)
  if (characters.length <= length) return plain
  return `${characters.slice(0, length - 1).join('')}…`
}
