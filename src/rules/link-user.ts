/** Who is logged in where a link with a token is used, as far as the server tells. */
export type LoggedIn = {
  /** Their login, masked; absent if nobody is. */
  loggedInAs?: string
  /** They are the link's owner. */
  isOwner: boolean
}

/** Who uses the link. `other`: somebody else than its owner is logged in, or may be. */
export type LinkUser = 'nobody' | 'owner' | 'other'

/** Only the server can tell that two logins are one person's: two accounts may share a mask (VAL-09, VAL-10). */
export function linkUser({ loggedInAs, isOwner }: LoggedIn): LinkUser {
  if (isOwner) return 'owner'
  return loggedInAs ? 'other' : 'nobody'
}
