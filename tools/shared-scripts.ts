import { join } from 'node:path'

/** What Rolldown tells of a module while it parts the scripts. */
type ModuleInfos = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null }

const source = (file: string) => join(import.meta.dirname, '../src', file)

/**
 * Scripts that pages share, by what they begin with. Left to itself the bundler makes one for each set of pages that share a
 * module: dozens of a hundred bytes, each of which costs as much again.
 */
const shared: { name: string; roots: string[]; icons?: string[] }[] = [
  {
    name: 'common',
    roots: ['pages/entry.tsx', 'pages/entry-layout.tsx', 'pages/use-page-links.ts', 'flows/session/finish-login.ts'],
    icons: ['globe', 'chevron-down', 'check'],
  },
  {
    name: 'form',
    roots: [
      'flows/form/index.ts',
      'flows/send/use-send.tsx',
      'flows/phone/login-field.tsx',
      'primitives/text-field.tsx',
      'primitives/checkbox.tsx',
    ],
    icons: ['circle-alert'],
  },
  {
    name: 'drawings',
    roots: ['flows/third-parties/index.ts', 'primitives/struck-eye.ts'],
    icons: ['eye'],
  },
  {
    name: 'login-parts',
    roots: ['primitives/divider.tsx', 'flows/current-password-field.tsx'],
  },
  { name: 'refusals', roots: ['flows/session/meets-nobody.ts'] },
]

/** What every page of account security needs, and no other: its frame, its rows, and what the server has said. */
export const memberScript =
  /\/node_modules\/@tanstack\/|\/src\/(flows\/(account|server-state|use-time-texts)|primitives\/(account-mark|section-nav|settings-)|pages\/member-)/

/** Behind the same door as what they need, but no part of a first sight. */
const apart = ['flows/feedback/failed-part.tsx', 'flows/session/session-watch.tsx'].map(source)

/** One door to all icons: whoever takes one would be said to need them all. */
const anyIcon = /\/node_modules\/lucide\//

function addReached(id: string, reached: Set<string>, modules: ModuleInfos): Set<string> {
  if (reached.has(id) || apart.includes(id) || anyIcon.test(id)) return reached
  reached.add(id)
  for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) addReached(imported, reached, modules)
  return reached
}

/** Names the script of a module that several pages share, for Rolldown's `codeSplitting`; nothing for any other. */
export function createSharedScripts(): (id: string, modules: ModuleInfos) => string | null {
  const reached = new Map<string, Set<string>>()
  return (id, modules) => {
    const found = shared.find(({ name, roots, icons = [] }) => {
      if (anyIcon.test(id)) return icons.some((icon) => id.endsWith(`/${icon}.mjs`))
      const known = reached.get(name) ?? new Set()
      if (known.size === 0) for (const root of roots) addReached(source(root), known, modules)
      reached.set(name, known)
      return known.has(id)
    })
    return found?.name ?? null
  }
}
