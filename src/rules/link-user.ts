/** Who is logged in, according to the server, when the user opens a link with a token. */
export type LoginStatus = {
  /** The masked login. If omitted, nobody is logged in. */
  loggedInAs?: string
  /** The logged-in user owns the link. */
  isOwner: boolean
}

/** Who opens a link. `other`: someone other than the link's owner is or may be logged in. */
export type LinkUser = 'nobody' | 'owner' | 'other'

/**
 * Returns who opens a link. Only the server knows whether the user owns the link, since two accounts may look the same
 * when masked (VAL-09, VAL-10).
 */
export function identifyLinkUser({ loggedInAs, isOwner }: LoginStatus): LinkUser {
  if (isOwner) return 'owner'
  return loggedInAs ? 'other' : 'nobody'
}
