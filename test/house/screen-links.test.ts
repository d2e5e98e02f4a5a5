// Which screen leads to which: what is read from the code of the pages, and that nothing gets past the reading.

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { paths } from '../../src/pages/links/paths.ts'
import { matrix } from '../../stories/errors/matrix.ts'
import { findOwnAddresses, findScreenLinks } from '../../tools/flow-map/screen-links.ts'
import { metaIdOf, storyIdsOf } from '../../tools/story-id.ts'

const root = join(import.meta.dirname, '../..')
const login = readFileSync(`${root}/src/pages/visitor/login.tsx`, 'utf8')
const linksOf = (page: string) => findScreenLinks(root, { 'visitor/login.tsx': page })
const fromLogin = (page: string) => linksOf(page).flatMap(({ from, to }) => (from === '/login' ? to : []))

test('the links of a screen are found, also where a type alone says which', () => {
  const links = findScreenLinks(root)
  const from = (path: string) => links.flatMap((link) => (link.from === path ? link.to : []))
  expect(from('/login').sort()).toEqual(['/forgot-password', '/register'])
  // Its own link, those of the layout around it, and the way to the login.
  expect(from('/security/two-step')).toEqual(expect.arrayContaining(['/two-step-setup', '/security/devices', '/login']))
  // What nothing leads to is opened by a mail, a login, a client or another phone.
  const unlinked = paths.filter((path) => !links.some(({ to }) => to === path))
  expect(unlinked).toEqual([
    ...['/register/market', '/bind', '/reset-password', '/set-password', '/activation', '/two-step-login'],
    ...['/qr-login', '/qr-login/confirm', '/verify-identity', '/referral'],
  ])
})

test('a link more or less is noticed', () => {
  expect(fromLogin(login.replace("linkTo('/register')", "linkTo('/bind')")).sort()).toEqual([
    '/bind',
    '/forgot-password',
  ])
})

test('an address that cannot be read fails', () => {
  expect(() => linksOf(login.replace("linkTo('/register')", 'linkTo(nobodyKnows)'))).toThrow('no path can be read')
  expect(() => linksOf(login.replace("linkTo('/register')", 'linkTo'))).toThrow('handed on')
  expect(() => linksOf(login.replace('const linkTo = ', 'void '))).toThrow('has no name')
  expect(findOwnAddresses(root)).toEqual([])
})

test('each screen has a story that there is', () => {
  const files = globSync('stories/pages/*.stories.tsx', { cwd: root })
  const ids = files.flatMap((file) => storyIdsOf(readFileSync(`${root}/${file}`, 'utf8')))
  for (const path of paths) expect(ids).toContain(`${metaIdOf(matrix[path])}--default`)
})
