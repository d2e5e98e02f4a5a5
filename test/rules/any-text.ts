import { fc } from '../fast-check.ts'

const codeUnit = fc.oneof(
  fc.integer({ min: 0, max: 0xff }),
  // Includes lone surrogates, as in a truncated string.
  fc.integer({ min: 0, max: 0xffff }),
)

/** Generates any string, valid or not. Much faster than fast-check's `binary`, which first lists all of Unicode. */
export const anyText = textOf(100)

/** Generates any string with at most `maxLength` code units. */
export function textOf(maxLength: number) {
  return fc.array(codeUnit, { maxLength, size: 'max' }).map((units) => String.fromCharCode(...units))
}
