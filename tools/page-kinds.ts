/** Pages before the login, and pages that manage an account's security; they differ in budgets and content. */
export const pageKinds = ['entry', 'security'] as const

export type PageKind = (typeof pageKinds)[number]

/** The kind of a screen, by its path. */
export function kindOf(path: string): PageKind {
  return path.startsWith('/security') || path === '/two-step-setup' ? 'security' : 'entry'
}

/**
 * The sets of styles that pages inline. The login page has its own, so that it does not carry styles that only other pages use.
 * Otherwise there is one per kind, because each adds a hash to every page's policy.
 */
export const styleSets = ['login', 'new-password', ...pageKinds] as const

export type StyleSet = (typeof styleSets)[number]

/** The style set of a screen, by its path. */
export function styleSetOf(path: string): StyleSet {
  if (path === '/login') return 'login'
  return /^\/(re)?set-password$/.test(path) ? 'new-password' : kindOf(path)
}

const asking = ['/activation', '/qr-login', '/qr-login/confirm', '/two-step-login', '/verify-identity']

/** Whether a screen asks the server before it can show its content, so that it needs the scripts for a call at once. */
export function asksAtOnce(path: string): boolean {
  return kindOf(path) === 'security' || asking.includes(path)
}
