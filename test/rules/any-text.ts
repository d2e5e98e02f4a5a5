import { fc } from '../fast-check.ts'

const unit = fc.oneof(
  fc.integer({ min: 0, max: 0xff }),
  // Including lone surrogates, as a truncated text has.
  fc.integer({ min: 0, max: 0xffff }),
)

/** Any text, valid or not. Much faster than fast-check's `binary`, which first lists all of Unicode. */
export const anyText = textOf(100)

/** Like `anyText`, with at most so many code units. */
export function textOf(maxLength: number) {
  return fc.array(unit, { maxLength, size: 'max' }).map((units) => String.fromCharCode(...units))
}
