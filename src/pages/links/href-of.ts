import type { Path } from './paths.ts'

/** A link from one screen to another. Relative, so that it keeps the prefix `/account` (SCR-21). */
export function hrefOf(to: Path, from: Path): string {
  const depth = from.split('/').length - 2
  return '../'.repeat(depth) + to.slice(1)
}
