import { getLogin } from '../../src/api/calls/credentials.ts'
import { type CallRoute, memberRoute } from '../routes.ts'

/** Who is logged in. */
export const credentialRoutes: CallRoute[] = [
  memberRoute(getLogin, ({ account: { phone, email } }) => ({ user: { phone, email } })),
]
