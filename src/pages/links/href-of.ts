import type { Path } from './paths.ts'

/** A link from one screen to another. It is relative, so that a page under `/account` stays there (SCR-21). */
export function hrefOf(to: Path, from: Path): string {
  const depth = from.split('/').length - 2
  return '../'.repeat(depth) + to.slice(1)
}
