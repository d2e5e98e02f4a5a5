import { expect, test } from 'vitest'
import { linkUser } from '../../src/rules/link-user.ts'

test.each([
  ['nobody is logged in', { isOwner: false }, 'nobody'],
  ['the server names nobody', { loggedInAs: '', isOwner: false }, 'nobody'],
  ['the server says that it is the owner', { loggedInAs: 'a****@example.com', isOwner: true }, 'owner'],
  ['it says so without a name', { isOwner: true }, 'owner'],
  [
    'it says nothing of the owner, whose mask may be the same',
    { loggedInAs: 'a****@example.com', isOwner: false },
    'other',
  ],
] as const)('who uses a link where %s', (_, loggedIn, user) => {
  expect(linkUser(loggedIn)).toBe(user)
})
