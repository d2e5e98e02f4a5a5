/** Page kinds: `security` for account security and two-step setup, `entry` for others. Budgets and content differ. */
export const pageKinds = ['entry', 'security'] as const

export type PageKind = (typeof pageKinds)[number]

export function getPageKind(path: string): PageKind {
  return path.startsWith('/security') || path === '/two-step-setup' ? 'security' : 'entry'
}

/**
 * The style sets that pages inline. The login page and the pages that set a password have their own sets, without
 * styles that only other pages use. Each set adds a hash to the content security policy, so all other pages share one
 * set per kind.
 */
export const styleSets = ['login', 'new-password', ...pageKinds] as const

export type StyleSet = (typeof styleSets)[number]

export function getStyleSet(path: string): StyleSet {
  if (path === '/login') return 'login'
  return /^\/(re)?set-password$/.test(path) ? 'new-password' : getPageKind(path)
}

/** Returns whether a screen opens after a login on this site, and therefore follows another page of the site. */
export function opensAfterLogin(path: string): boolean {
  return getPageKind(path) === 'security' || path === '/two-step-login'
}

const callOnLoadPaths = ['/activation', '/qr-login', '/qr-login/confirm', '/two-step-login', '/verify-identity']

/** Returns whether a screen needs the scripts for calls immediately, because its content depends on a call. */
export function callsOnLoad(path: string): boolean {
  return getPageKind(path) === 'security' || callOnLoadPaths.includes(path)
}
