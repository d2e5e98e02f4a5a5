import type { ComponentType } from 'react'
import type { Route } from './routes.ts'

export type FoundScreen = Pick<Route, 'title'> & { Page: ComponentType }

/**
 * Loads this page's screen. A built page names its own script in an attribute, since the table of all routes would make
 * every page larger. Development uses the table.
 */
export async function findScreen({ dataset: { portico: script = '', title } }: HTMLElement): Promise<FoundScreen> {
  if (import.meta.env.DEV) {
    const { findRoute } = await import('./routes.ts')
    const route = findRoute(window.location.pathname)
    return { title: route.title, ...(await route.load()) }
  }
  const parts = (await import(/* @vite-ignore */ script)) as Record<string, ComponentType>
  const [, Page] = Object.entries(parts).find(([name]) => name.endsWith('Page')) ?? []
  if (!Page) throw new Error(script)
  return { title: title as Route['title'], Page }
}
