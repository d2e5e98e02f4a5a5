/** The screens that this build ships; `routes.ts` owes each its code. */
export const paths = ['/login'] as const

export type Path = (typeof paths)[number]

/** Where a screen is, or nothing while this build has no such screen. Relative, so that under `/account` one stays there. */
export function hrefOf(path: `/${string}`): string | undefined {
  return paths.some((known) => known === path) ? path.slice(1) : undefined
}
