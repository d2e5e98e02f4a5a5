import type { ComponentType } from 'react'
import type { Route } from './routes.ts'

/** What a page shows: its screen, and the text for the browser's tab. */
export type FoundScreen = Pick<Route, 'title'> & { Page: ComponentType }

/**
 * The screen of this page. A built page names the script of its own, since the table of all routes would weigh on each;
 * in development the table is asked.
 */
export async function findScreen({ dataset: { script, title } }: HTMLElement): Promise<FoundScreen> {
  if (script && title) {
    const parts = (await import(/* @vite-ignore */ script)) as Record<string, ComponentType>
    const [, Page] = Object.entries(parts).find(([name]) => name.endsWith('Page')) ?? []
    if (Page) return { title: title as Route['title'], Page }
  }
  const { findRoute } = await import('./routes.ts')
  const route = findRoute(window.location.pathname)
  return { title: route.title, ...(await route.load()) }
}
