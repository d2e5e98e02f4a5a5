/** Pages before the login and pages behind it: they have other budgets and show other things. */
export const pageKinds = ['entry', 'security'] as const

export type PageKind = (typeof pageKinds)[number]

/** The kind of a screen, by its path. */
export function kindOf(path: string): PageKind {
  return path.startsWith('/security') ? 'security' : 'entry'
}
