import { expect } from 'vitest'

/** `expect.stringContaining` without its `any`. */
export function containing(text: string): unknown {
  return expect.stringContaining(text)
}

/** `expect.stringMatching` without its `any`. */
export function matching(pattern: RegExp): unknown {
  return expect.stringMatching(pattern)
}
