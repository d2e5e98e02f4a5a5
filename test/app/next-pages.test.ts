import { join } from 'node:path'
import { expect, test } from 'vitest'
import { nextPages } from '../../src/app/next-pages.ts'
import { findScreenLinks } from '../../tools/flow-map/screen-links.ts'

/** Where the server leads, beside where links do. */
const ledByServer = ['/login /two-step-login']

test('a page that is fetched ahead is one to which its screen leads', () => {
  const links = findScreenLinks(join(import.meta.dirname, '../..'))
  const ways = [...links.map(({ from, to }) => `${from} ${to}`), ...ledByServer]
  const ahead = Object.entries(nextPages).flatMap(([from, all]) => all.map((to) => `${from} ${to}`))
  expect(ahead.filter((way) => !ways.includes(way))).toEqual([])
  expect(ahead).toContain('/login /two-step-login')
})
