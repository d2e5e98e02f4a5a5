import { join } from 'node:path'
import { expect, test } from 'vitest'
import { nextPages } from '../../src/app/next-pages.ts'
import { findScreenLinks } from '../../tools/flow-map/screen-links.ts'

/** Where the server redirects to, in addition to links. */
const redirects = ['/login /two-step-login']

test('every prefetched page is one that the screen links to', () => {
  const links = findScreenLinks(join(import.meta.dirname, '../..'))
  const routes = [...links.map(({ from, to }) => `${from} ${to}`), ...redirects]
  const prefetched = Object.entries(nextPages).flatMap(([from, all]) => all.map((to) => `${from} ${to}`))
  expect(prefetched.filter((route) => !routes.includes(route))).toEqual([])
  expect(prefetched).toContain('/login /two-step-login')
})
