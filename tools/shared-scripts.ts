import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** What Rolldown reveals about a module while it splits scripts. */
type ModuleInfos = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null }

/** The path of a file in `src`. Throws if it does not exist, e.g. after a rename, so that its script is not split unnoticed. */
function source(file: string): string {
  const path = join(import.meta.dirname, '../src', file)
  if (!existsSync(path)) throw new Error(`tools/shared-scripts.ts names src/${file}, which is not there.`)
  return path
}

/**
 * Scripts shared by pages, with the modules they start from. By default the bundler makes one for each set of pages that share
 * a module: dozens of a hundred bytes, each with as much overhead again.
 */
const shared: { name: string; roots: string[]; icons?: string[] }[] = [
  {
    name: 'common',
    roots: [
      'app/entry.tsx',
      'pages/layouts/entry-layout.tsx',
      'pages/links/use-page-links.ts',
      'kit/session/finish-login.ts',
    ],
    icons: ['globe', 'chevron-down', 'check'],
  },
  {
    name: 'form',
    roots: [
      'kit/form/index.ts',
      'widgets/send/use-send.tsx',
      'widgets/phone/login-field.tsx',
      'widgets/phone/to-send.ts',
      'widgets/handed-over.ts',
      'primitives/text-field.tsx',
      'primitives/checkbox.tsx',
    ],
    icons: ['circle-alert'],
  },
  {
    name: 'drawings',
    roots: ['widgets/third-parties/index.ts', 'primitives/struck-eye.ts'],
    icons: ['eye'],
  },
  {
    name: 'login-parts',
    roots: ['primitives/divider.tsx', 'widgets/current-password-field.tsx'],
  },
  { name: 'login-calls', roots: ['api/ask-login-settings.ts', 'api/login-call.ts'] },
  { name: 'refusals', roots: ['kit/session/meets-nobody.ts', 'kit/use-late-failure.tsx'] },
]

/** Modules that all account security pages need and others do not: their layout, their rows, and the server's state. */
export const memberScript =
  /\/node_modules\/@tanstack\/|\/src\/(kit\/(account|server-state|use-time-texts)|primitives\/(account-mark|section-nav|settings-)|pages\/layouts\/member-)/

/** Exported by the same index as modules that pages need, but not part of any initial view. */
const apart = ['kit/feedback/failed-part.tsx', 'kit/session/session-watch.tsx'].map(source)

/** All icons share one index, so a module that imports one would seem to need them all. */
const anyIcon = /\/node_modules\/lucide\//

function addReached(id: string, reached: Set<string>, modules: ModuleInfos): Set<string> {
  if (reached.has(id) || apart.includes(id) || anyIcon.test(id)) return reached
  reached.add(id)
  for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) addReached(imported, reached, modules)
  return reached
}

/** Names the script of a shared module, for Rolldown's `codeSplitting`; `null` for any other module. */
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
