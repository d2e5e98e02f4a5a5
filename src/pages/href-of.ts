import type { Path } from './paths.ts'

/** The way from one screen to another. Relative, so that under `/account` one stays there (SCR-21). */
export function hrefOf(to: Path, from: Path): string {
  const depth = from.split('/').length - 2
  return '../'.repeat(depth) + to.slice(1)
}
