import { expect, test } from 'vitest'
import { linkUser } from '../../src/rules/link-user.ts'

test.each([
  ['nobody is logged in', { isOwner: false }, 'nobody'],
  ['the server names nobody', { loggedInAs: '', isOwner: false }, 'nobody'],
  ['the server says that they are the owner', { loggedInAs: 'a****@example.com', isOwner: true }, 'owner'],
  ['the server says so without a name', { isOwner: true }, 'owner'],
  [
    'the server does not say so, although the mask may be the same',
    { loggedInAs: 'a****@example.com', isOwner: false },
    'other',
  ],
] as const)('tells who opens a link if %s', (_, loggedIn, user) => {
  expect(linkUser(loggedIn)).toBe(user)
})
