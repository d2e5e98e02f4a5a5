import type { Needs } from '../../mocks/http/routes.ts'

/** The meaning of each need. */
export const needsWords: Record<Needs, string> = {
  nobody: 'whoever asks, whatever the session or the token says; never `9000001`',
  session: 'a page of a session that runs, logged in or not',
  waiting: 'a login that waits for its second step; any other is refused with a `redirect` to `/login`',
  person: 'somebody logged in, or whose login waits for its second step or for a forced set-up',
  member: 'somebody logged in',
}
