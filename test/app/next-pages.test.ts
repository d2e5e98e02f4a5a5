import { expect, test } from 'vitest'
import { nextPages } from '../../src/app/next-pages.ts'
import { paths } from '../../src/pages/links/paths.ts'
import { linkedScreens } from '../../stories/review/page-code.ts'

/** Where the server redirects to, in addition to links. */
const redirects = ['/login /two-step-login']

test('every prefetched page is one that the screen links to', () => {
  const routes = [...paths.flatMap((from) => linkedScreens(from).map((to) => `${from} ${to}`)), ...redirects]
  const prefetched = Object.entries(nextPages).flatMap(([from, all]) => all.map((to) => `${from} ${to}`))
  expect(prefetched.filter((route) => !routes.includes(route))).toEqual([])
  expect(prefetched).toContain('/login /two-step-login')
})

test('the links of a screen are read from its page and the layout around it', () => {
  expect(linkedScreens('/login').sort()).toEqual(['/forgot-password', '/register'])
  expect(linkedScreens('/security/two-step')).toEqual(
    expect.arrayContaining(['/two-step-setup', '/security/devices', '/login']),
  )
})
