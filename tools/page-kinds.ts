/** The kinds of pages: those before login, and those for account security. They differ in budgets and content. */
export const pageKinds = ['entry', 'security'] as const

export type PageKind = (typeof pageKinds)[number]

export function kindOf(path: string): PageKind {
  return path.startsWith('/security') || path === '/two-step-setup' ? 'security' : 'entry'
}

/**
 * The sets of styles that pages inline. The login page and pages for a new password have separate sets, without styles that only
 * other pages use. Each set adds a hash to the content security policy, so all other pages of a kind share a set.
 */
export const styleSets = ['login', 'new-password', ...pageKinds] as const

export type StyleSet = (typeof styleSets)[number]

export function styleSetOf(path: string): StyleSet {
  if (path === '/login') return 'login'
  return /^\/(re)?set-password$/.test(path) ? 'new-password' : kindOf(path)
}

const callOnLoadPaths = ['/activation', '/qr-login', '/qr-login/confirm', '/two-step-login', '/verify-identity']

/** Whether a screen makes a call before it can show its content, and therefore needs the scripts for calls immediately. */
export function callsOnLoad(path: string): boolean {
  return kindOf(path) === 'security' || callOnLoadPaths.includes(path)
}
