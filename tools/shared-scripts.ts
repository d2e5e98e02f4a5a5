import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'

/** What Rolldown reveals about a module while it splits scripts. */
type ModuleInfos = {
  getModuleInfo: (id: string) => { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null
}

/** The path of a file in `src`. Throws if it does not exist, e.g. after a rename, so that its script is not split unnoticed. */
function source(file: string): string {
  const path = join(import.meta.dirname, '../src', file)
  if (!existsSync(path)) throw new Error(`tools/shared-scripts.ts names src/${file}, which is not there.`)
  return path
}

type Script = { name: string; roots: readonly string[]; icons?: readonly string[] }

/**
 * Scripts shared by pages, with the modules they start from. By default the bundler makes one for each set of pages that share
 * a module: dozens of a hundred bytes, each with as much overhead again.
 */
const shared: Script[] = [
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
]

/** Small modules of first scripts that would each make a script of a few hundred bytes. A page keeps its own. */
const together: { name: string; files: readonly string[] }[] = [
  {
    name: 'choose-password',
    files: [
      'flows/recovery/choose-password/choose-password.machine.ts',
      'flows/recovery/choose-password/choose-password-view.tsx',
      'flows/recovery/choose-password/index.tsx',
      'flows/recovery/choose-password/login-instead.tsx',
      'flows/recovery/choose-password/use-link-password.ts',
    ],
  },
  {
    name: 'refusals',
    files: [
      'kit/session/is-not-logged-in.ts',
      'kit/feedback/use-call-failure.tsx',
      'kit/session/login-and-back.ts',
      'api/calls/two-step.ts',
    ],
  },
  {
    name: 'rules',
    files: ['host/connection.ts', 'rules/server-text.ts', 'rules/phone.ts', 'rules/email.ts'],
  },
  {
    name: 'phone-fields',
    files: ['widgets/phone/phone-number-field.tsx', 'primitives/country-select/country-code.tsx'],
  },
]

/** Scripts that load later, by what they are for, with the modules they start from. No page's first scripts may need one. */
const lazy: Script[] = [
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
    name: 'failures',
    roots: ['kit/feedback/create-feedback.ts'],
    icons: ['calendar-x', 'clock', 'download', 'external-link', 'lock', 'wifi-off'],
  },
  {
    name: 'feedback',
    icons: ['x', 'cloud-alert', 'users-round', 'wifi', 'circle-question-mark'],
    roots: [
      'kit/feedback/feedback-surfaces.tsx',
      'kit/feedback/call-failure.tsx',
      'kit/feedback/failed-part.tsx',
      'kit/session/session-watch.tsx',
      'primitives/blocker.tsx',
    ],
  },
  {
    name: 'captcha',
    icons: ['chevrons-right'],
    roots: [
      'widgets/send/captcha-desk.tsx',
      'widgets/picture-captcha/picture-captcha-field.tsx',
      'widgets/slider/slider-flow.tsx',
    ],
  },
  { name: 'after-load', roots: ['app/after-load.ts', 'kit/choose-language.ts'] },
  // Before a number of another country is sent; without the selector.
  { name: 'country-data', roots: ['rules/suggest-phone.ts', 'rules/countries.ts'] },
  {
    name: 'countries',
    icons: ['search'],
    roots: ['widgets/phone/field-country.tsx', 'widgets/phone/country-book.ts'],
  },
  {
    name: 'sms-codes',
    icons: ['shield-x'],
    roots: [
      'widgets/sms-code/index.tsx',
      'widgets/phone-code/sms-part.tsx',
      'flows/sign-in/two-step-login/sms-field.tsx',
      'flows/sign-in/two-step-login/code-extras.tsx',
      'flows/sign-in/two-step-login/ended-mark.tsx',
    ],
  },
  {
    name: 'new-password',
    roots: ['flows/recovery/choose-password/lazy-parts.ts'],
  },
  {
    name: 'member-dialogs',
    icons: ['tablet-smartphone'],
    roots: [
      'flows/account/two-step/two-step-dialog.tsx',
      'flows/account/third-party-binds/unbind-confirm.tsx',
      'flows/account/open-api-token/replace-confirm.tsx',
      'flows/account/devices/leaving-panel.tsx',
    ],
  },
  { name: 'registering', roots: ['flows/sign-up/register/register-proof.tsx', 'flows/sign-up/bind/bind-register.tsx'] },
]

/** Exported by the same index as modules that pages need, but not part of any initial view. The routes lead to every page. */
const apart = [
  'kit/feedback/failed-part.tsx',
  'kit/feedback/use-call-failure.tsx',
  'kit/session/session-watch.tsx',
  'app/routes.ts',
].map(source)

/** All icons share one index, so a module that imports one would seem to need them all. */
const anyIcon = /\/node_modules\/lucide\//

type Reach = { modules: ModuleInfos; reached?: Set<string>; isThroughLazy?: boolean }

/** The modules that one imports, directly or not; `isThroughLazy`: lazy ones too. */
function reachFrom(id: string, reach: Reach): Set<string> {
  const { modules, reached = new Set(), isThroughLazy = false } = reach
  if (reached.has(id) || apart.includes(id) || anyIcon.test(id)) return reached
  reached.add(id)
  const info = modules.getModuleInfo(id)
  const imported = [...(info?.importedIds ?? []), ...(isThroughLazy ? (info?.dynamicallyImportedIds ?? []) : [])]
  for (const next of imported) reachFrom(next, { modules, reached, isThroughLazy })
  return reached
}

function reachFromAll(files: readonly string[], reach: Reach): Set<string> {
  const reached = new Set<string>()
  for (const file of files) {
    const id = source(file)
    const imported = apart.includes(id) ? (reach.modules.getModuleInfo(id)?.importedIds ?? []) : []
    for (const next of imported) reachFrom(next, { ...reach, reached })
    reachFrom(id, { ...reach, reached })
    reached.add(id)
  }
  return reached
}

const pagesIn = (folder: string) => globSync(`pages/${folder}/*.tsx`, { cwd: join(import.meta.dirname, '../src') })
const visitorPages = ['app/entry.tsx', ...pagesIn('visitor')]
const accountPages = pagesIn('account')

/** What at least three pages of account security share, and no other page ever needs. */
function memberModules(modules: ModuleInfos): Set<string> {
  const visitors = reachFromAll(visitorPages, { modules, isThroughLazy: true })
  const reaches = accountPages.map((page) => reachFromAll([page], { modules }))
  const all = new Set(reaches.flatMap((reached) => [...reached]))
  const isShared = (id: string) => reaches.filter((reached) => reached.has(id)).length >= 3
  return new Set([...all].filter((id) => !visitors.has(id) && isShared(id)))
}

/** Names the script of a module, for Rolldown's `codeSplitting`; `null` leaves it to the bundler. */
export function createSharedScripts(): (id: string, modules: ModuleInfos) => string | null {
  const known = new Map<string, Set<string>>()
  return (id, modules) => {
    const once = (name: string, find: () => Set<string>): Set<string> => {
      const found = known.get(name) ?? find()
      known.set(name, found)
      return found
    }
    const isIn = ({ name, roots }: Script) => once(name, () => reachFromAll(roots, { modules })).has(id)
    if (once('member', () => memberModules(modules)).has(id)) return 'member'
    if (anyIcon.test(id)) {
      const isNamed = ({ icons }: Script) => icons?.some((icon) => id.endsWith(`/${icon}.mjs`))
      return [...shared, ...lazy].find(isNamed)?.name ?? null
    }
    const found = shared.find(isIn)
    if (found) return found.name
    if (isIn({ name: 'first', roots: [...visitorPages, ...accountPages] }))
      return together.find(({ files }) => files.some((file) => source(file) === id))?.name ?? null
    return lazy.find(isIn)?.name ?? null
  }
}
