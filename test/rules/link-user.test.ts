import { expect, test } from 'vitest'
import { identifyLinkUser } from '../../src/rules/link-user.ts'

test.each([
  ['nobody is logged in', { isOwner: false }, 'nobody'],
  ['the server sends an empty login', { loggedInAs: '', isOwner: false }, 'nobody'],
  ['the server reports that the user owns the link', { loggedInAs: 'a****@example.com', isOwner: true }, 'owner'],
  ['the server reports the user as the owner, but sends no login', { isOwner: true }, 'owner'],
  ['another user has the same masked login', { loggedInAs: 'a****@example.com', isOwner: false }, 'other'],
] as const)('identifies who opens a link when %s', (_, loggedIn, user) => {
  expect(identifyLinkUser(loggedIn)).toBe(user)
})
