import { fc } from '../fast-check.ts'

const codeUnit = fc.oneof(
  fc.integer({ min: 0, max: 0xff }),
  // Includes lone surrogates, as in a truncated string.
  fc.integer({ min: 0, max: 0xffff }),
)

/** Arbitrary strings, well-formed or not. Faster than fast-check's `binary` unit, which first lists all code points. */
export const anyText = anyTextUpTo(100)

/** Generates arbitrary strings of at most `maxLength` code units. */
export function anyTextUpTo(maxLength: number) {
  return fc.array(codeUnit, { maxLength, size: 'max' }).map((units) => String.fromCharCode(...units))
}
