import { maskUser } from '../accounts/contacts.ts'
import type { Visit } from '../http/visit.ts'
import type { Account } from '../model.ts'
import { findLoggedInAccount } from './sessions.ts'

export function maskedLogin(account: Account): string | undefined {
  const { phone, email } = maskUser(account)
  return phone ?? email
}

/** Returns the logged-in user's masked login, and whether this user is the owner of a link or token. */
export function describeLoggedInUser(
  { state, session }: Pick<Visit, 'state' | 'session'>,
  ownerId: string | undefined,
) {
  const account = findLoggedInAccount(state, session)
  return {
    logged_in_as: account && maskedLogin(account),
    logged_in_is_owner: account !== undefined && account.id === ownerId,
  }
}
