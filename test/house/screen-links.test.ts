// Checks that the links between screens are read completely from the pages' code.

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { paths } from '../../src/pages/links/paths.ts'
import { matrix } from '../../stories/errors/matrix.ts'
import { findOwnAddresses, findScreenLinks } from '../../tools/flow-map/screen-links.ts'
import { metaIdOf, storyIdsOf } from '../../tools/story-id.ts'

const root = join(import.meta.dirname, '../..')

test('finds the links of a screen, even if they appear only in a type', () => {
  const links = findScreenLinks(root)
  const from = (path: string) => links.flatMap((link) => (link.from === path ? link.to : []))
  expect(from('/login').sort()).toEqual(['/forgot-password', '/register'])
  // Its own link, those of the surrounding layout, and the one to the login page.
  expect(from('/security/two-step')).toEqual(expect.arrayContaining(['/two-step-setup', '/security/devices', '/login']))
  // Unlinked screens are opened from an email, a login, a client or another phone.
  const unlinked = paths.filter((path) => !links.some(({ to }) => to === path))
  expect(unlinked).toEqual([
    ...['/register/market', '/bind', '/reset-password', '/set-password', '/activation', '/two-step-login'],
    ...['/qr-login', '/qr-login/confirm', '/verify-identity', '/referral'],
  ])
  expect(findOwnAddresses(root)).toEqual([])
})

test('each screen has a default story', () => {
  const files = globSync('stories/pages/*.stories.tsx', { cwd: root })
  const ids = files.flatMap((file) => storyIdsOf(readFileSync(`${root}/${file}`, 'utf8')))
  for (const path of paths) expect(ids).toContain(`${metaIdOf(matrix[path])}--default`)
})
