import type { ComponentType } from 'react'
import type { MessageId, MessageValues } from '../i18n/message-types.ts'

type TitleId = {
  [Id in MessageId]: MessageValues[Id] extends { product: string | number } ? Id & `${string}.title` : never
}[MessageId]

/** One screen: where it is, what the browser's tab says, and how its code is loaded. */
export type Route = {
  path: `/${string}`
  /** What the browser's tab says; takes the product's name. */
  title: TitleId
  load: () => Promise<{ Page: ComponentType }>
}

/** Every screen that the build ships; each becomes a chunk and a prerendered file a language. */
export const routes: readonly Route[] = [
  { path: '/login', title: 'login.title', load: () => import('./login.tsx').then(({ LoginPage: Page }) => ({ Page })) },
]

/** Shown for every other address. */
export const notFoundRoute: Route = {
  path: '/not-found',
  title: 'not-found.title',
  load: () => import('./not-found.tsx').then(({ NotFoundPage: Page }) => ({ Page })),
}

/** The screen of an address; every screen also answers under `/account` (SCR-21). */
export function findRoute(pathname: string): Route {
  const path = pathname.replace(/^\/account(?=\/)/, '').replace(/(?<=.)\/$/, '')
  return routes.find((route) => route.path === path) ?? notFoundRoute
}

/** Where a screen is, or nothing while this build has no such screen. Relative, so that under `/account` one stays there. */
export function hrefOf(path: Route['path']): string | undefined {
  return routes.some((route) => route.path === path) ? path.slice(1) : undefined
}
