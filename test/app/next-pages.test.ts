import { expect, test } from 'vitest'
import { nextPages } from '../../src/app/next-pages.ts'
import { paths } from '../../src/pages/links/paths.ts'
import { linkedScreens } from '../../stories/review/page-code.ts'

/** The server's redirects from page to page, which `linkedScreens` does not include. */
const redirects = ['/login /two-step-login']

test('prefetches only pages that the screen links to or the server redirects to', () => {
  const routes = [...paths.flatMap((from) => linkedScreens(from).map((to) => `${from} ${to}`)), ...redirects]
  const prefetchedRoutes = Object.entries(nextPages).flatMap(([from, targets]) => targets.map((to) => `${from} ${to}`))
  expect(prefetchedRoutes.filter((route) => !routes.includes(route))).toEqual([])
  expect(prefetchedRoutes).toContain('/login /two-step-login')
})

test('reads the links of a screen from its page and the layout around it', () => {
  expect(linkedScreens('/login').sort()).toEqual(['/forgot-password', '/register'])
  expect(linkedScreens('/security/two-step')).toEqual(
    expect.arrayContaining(['/two-step-setup', '/security/devices', '/login']),
  )
})
