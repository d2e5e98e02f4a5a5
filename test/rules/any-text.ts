import { fc } from '../fast-check.ts'

const unit = fc.oneof(
  fc.integer({ min: 0, max: 0xff }),
  // Halves of characters among them, as a cut text has.
  fc.integer({ min: 0, max: 0xffff }),
)

/** Any text at all, readable or not. Far quicker to make than fast-check's `binary`, which lists all of Unicode first. */
export const anyText = textOf(100)

/** As `anyText`, of at most so many units. */
export function textOf(maxLength: number) {
  return fc.array(unit, { maxLength, size: 'max' }).map((units) => String.fromCharCode(...units))
}
