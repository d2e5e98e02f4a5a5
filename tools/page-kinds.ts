/** Pages before the login, and those that manage an account's security: they have other budgets and show other things. */
export const pageKinds = ['entry', 'security'] as const

export type PageKind = (typeof pageKinds)[number]

/** The kind of a screen, by its path. */
export function kindOf(path: string): PageKind {
  return path.startsWith('/security') || path === '/two-step-setup' ? 'security' : 'entry'
}

/**
 * Sets of styles that pages carry. The first page of all has one of its own: it shall not pay for what only others show.
 * One set a kind else, since each is one more hash in the policy of every page.
 */
export const styleSets = ['login', ...pageKinds] as const

export type StyleSet = (typeof styleSets)[number]

/** The styles that a screen carries, by its path. */
export function styleSetOf(path: string): StyleSet {
  return path === '/login' ? 'login' : kindOf(path)
}
