/** Random numbers that repeat for the same seed, for reproducible tests and screenshots. */
export type Random = {
  /** Returns a number from 0 up to, but not including, 1. */
  next: () => number
  between: (low: number, high: number) => number
  text: (length: number, alphabet: string) => string
  /** Returns an id or a token, which may be long because nobody has to type it. */
  token: (length?: number) => string
}

const tokenAlphabet = 'abcdefghijklmnopqrstuvwxyz0123456789'

function hash(text: string): number {
  let value = 0x811c9dc5
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return value >>> 0
}

/** Creates a Mulberry32 generator from an FNV-1a hash of the seed. Must not be used for real secrets. */
export function createRandom(seed: string): Random {
  let state = hash(seed)
  function next(): number {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  function text(length: number, alphabet: string): string {
    return Array.from({ length }, () => alphabet.charAt(Math.floor(next() * alphabet.length))).join('')
  }
  return {
    next,
    between: (low, high) => low + next() * (high - low),
    text,
    token: (length = 24) => text(length, tokenAlphabet),
  }
}
