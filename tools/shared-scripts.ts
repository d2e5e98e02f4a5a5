import { existsSync, globSync } from 'node:fs'
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
  { name: 'refusals', roots: ['kit/session/meets-nobody.ts'] },
]

/** Scripts that load later, by what they are for, with the modules they start from. No page's first scripts may need one. */
const lazy: { name: string; roots: string[] }[] = [
  {
    name: 'sending',
    roots: [
      'api/transport/transport.ts',
      'host/device-token.ts',
      'widgets/send/attempt-call.ts',
      'widgets/phone/read-entry.ts',
    ],
  },
  { name: 'encryption', roots: ['api/transport/secure-zone.ts'] },
  {
    name: 'feedback',
    roots: [
      'kit/feedback/create-feedback.ts',
      'kit/feedback/feedback-surfaces.tsx',
      'kit/feedback/call-failure.tsx',
      'primitives/blocker.tsx',
    ],
  },
  {
    name: 'captcha',
    roots: [
      'widgets/send/captcha-desk.tsx',
      'widgets/picture-captcha/picture-captcha-field.tsx',
      'widgets/slider/slider-flow.tsx',
    ],
  },
  {
    name: 'countries',
    roots: [
      'widgets/phone/field-country.tsx',
      'widgets/phone/country-book.ts',
      'rules/suggest-phone.ts',
      'rules/countries.ts',
    ],
  },
]

/** Modules that all account security pages need and others do not: their layout, their rows, and the server's state. */
export const memberScript =
  /\/node_modules\/@tanstack\/|\/src\/(kit\/(account|server-state|use-time-texts)|primitives\/(account-mark|section-nav|settings-)|pages\/layouts\/member-)/

/** Exported by the same index as modules that pages need, but not part of any initial view. */
const apart = [
  'kit/feedback/failed-part.tsx',
  'kit/feedback/use-call-failure.tsx',
  'kit/session/session-watch.tsx',
].map(source)

/** All icons share one index, so a module that imports one would seem to need them all. */
const anyIcon = /\/node_modules\/lucide\//

function addReached(id: string, reached: Set<string>, modules: ModuleInfos): Set<string> {
  if (reached.has(id) || apart.includes(id) || anyIcon.test(id)) return reached
  reached.add(id)
  for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) addReached(imported, reached, modules)
  return reached
}

/** The modules that some page's first scripts contain. */
const firstModules = [
  'app/entry.tsx',
  ...globSync('pages/{visitor,account}/*.tsx', { cwd: join(import.meta.dirname, '../src') }),
]

/** Names the script of a module, for Rolldown's `codeSplitting`; `null` leaves it to the bundler. */
export function createSharedScripts(): (id: string, modules: ModuleInfos) => string | null {
  const reached = new Map<string, Set<string>>()
  return (id, modules) => {
    const reachedBy = (name: string, roots: string[]): Set<string> => {
      const known = reached.get(name) ?? new Set()
      if (known.size === 0) for (const root of roots) addReached(source(root), known, modules)
      reached.set(name, known)
      return known
    }
    const found = shared.find(({ name, roots, icons = [] }) =>
      anyIcon.test(id) ? icons.some((icon) => id.endsWith(`/${icon}.mjs`)) : reachedBy(name, roots).has(id),
    )
    if (found) return found.name
    if (reachedBy('first', firstModules).has(id)) return null
    return lazy.find(({ name, roots }) => reachedBy(name, roots).has(id))?.name ?? null
  }
}
