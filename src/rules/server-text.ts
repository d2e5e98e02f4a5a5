import { serverTextLength } from './limits.ts'

/**
 * Words of the server, made fit to show (XS-2): controls that turn the direction of writing and other control characters
 * are dropped, white space becomes one space, and a long text ends in an ellipsis. Still text, never markup.
 */
export function cleanServerText(text: string): string {
  // Cut roughly first, so that an endless text costs nothing.
  const plain = text
    .slice(0, serverTextLength * 8)
    .replace(/(?!\s)[\p{Cc}\p{Bidi_Control}]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
  const characters = Array.from(plain)
  if (characters.length <= serverTextLength) return plain
  return `${characters.slice(0, serverTextLength - 1).join('')}…`
}
