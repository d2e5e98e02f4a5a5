/** Who is logged in when a link with a token is opened, as far as the server says. */
export type LoggedIn = {
  /** Their login, masked; absent if nobody is logged in. */
  loggedInAs?: string
  /** Whether they own the link. */
  isOwner: boolean
}

/** Who opens the link. `other`: someone other than its owner is logged in, or may be. */
export type LinkUser = 'nobody' | 'owner' | 'other'

/**
 * Only the server knows whether two logins belong to the same person, since two accounts may look the same when masked
 * (VAL-09, VAL-10).
 */
export function linkUser({ loggedInAs, isOwner }: LoggedIn): LinkUser {
  if (isOwner) return 'owner'
  return loggedInAs ? 'other' : 'nobody'
}
