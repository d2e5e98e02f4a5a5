// Run by `npm run build`.
import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'

const sourceFolder = join(import.meta.dirname, '../src')

/** The module information that Rolldown provides for `codeSplitting`. */
type ModuleInfos = {
  getModuleInfo: (id: string) => { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null
}

/** Returns the path of a file in `src`. Throws if it does not exist, so that a renamed file is noticed. */
function resolveSourcePath(file: string): string {
  const path = join(sourceFolder, file)
  if (!existsSync(path)) throw new Error(`tools/shared-scripts.ts names src/${file}, which does not exist.`)
  return path
}

function listSourceFiles(folder: string): string[] {
  return globSync(`${folder}/*.{ts,tsx}`, { cwd: sourceFolder })
}

/** The contents of a script: modules with all their imports (`roots`), single modules (`files`), and icons. */
type Script = { name: string; roots?: readonly string[]; files?: readonly string[]; icons?: readonly string[] }

/**
 * Scripts for initial views, each shared by several pages or lazy components. By default, the bundler creates a script
 * for each set of pages that share a module: dozens of scripts, each with about 100 bytes of code and as much overhead.
 */
const initialScripts: Script[] = [
  {
    name: 'common',
    roots: [
      'app/entry.tsx',
      'pages/layouts/entry-layout.tsx',
      'pages/links/use-page-links.ts',
      'kit/session/finish-login.ts',
      'kit/use-page-restored.ts',
      'api/login.ts',
    ],
    icons: ['globe', 'chevron-down', 'check', 'eye'],
  },
  {
    name: 'form',
    roots: [
      'kit/form/index.ts',
      'widgets/send/index.tsx',
      'widgets/phone/login-field.tsx',
      'widgets/phone/parse-input.ts',
      'widgets/login-handoff.ts',
      'primitives/checkbox.tsx',
    ],
    icons: ['circle-alert'],
  },
  {
    name: 'providers',
    roots: ['widgets/providers.ts', 'primitives/divider.tsx'],
  },
  {
    name: 'methods',
    files: ['flows/account/two-step/method-choices.tsx', 'widgets/provider-name.ts'],
    icons: ['link-2'],
  },
  { name: 'passwords', roots: ['widgets/current-password-field.tsx'] },
  {
    name: 'member',
    files: [
      'primitives/settings-list.tsx',
      'primitives/settings-placeholder.tsx',
      'kit/server-state/index.tsx',
      'flows/account/two-step/use-two-step-dialog.tsx',
    ],
    icons: ['user', 'smartphone', 'laptop', 'shield-off'],
  },
  {
    name: 'placeholders',
    files: ['primitives/card.tsx', 'primitives/skeleton.tsx', 'primitives/tag.tsx', 'kit/form-placeholder.tsx'],
    icons: ['message-square-more', 'key-round', 'shield-check'],
  },
  {
    name: 'security-details',
    files: [
      'kit/masked.tsx',
      'rules/mask.ts',
      'rules/calendar-day.ts',
      'rules/remaining-time.ts',
      'host/on-return.ts',
      'widgets/sms-code/use-countdown.ts',
    ],
    icons: ['triangle-alert', 'log-out', 'rotate-cw', 'circle-check'],
  },
  { name: 'secret-key', files: ['primitives/secret-key.tsx'], icons: ['refresh-cw'] },
  {
    name: 'notices',
    files: ['primitives/icon-tile.tsx', 'kit/session/use-is-navigating.ts'],
    icons: ['unlink'],
  },
  {
    name: 'parts',
    files: [
      'api/calls/session.ts',
      'api/calls/qr-login.ts',
      'api/calls/password.ts',
      'api/calls/captcha.ts',
      'primitives/back-steps.ts',
      'widgets/link-question/index.tsx',
    ],
    icons: ['x'],
  },
  {
    name: 'rejections',
    files: [
      'kit/feedback/use-call-failure.tsx',
      'kit/session/login-return.ts',
      'widgets/clock-skew.ts',
      'api/calls/two-step.ts',
    ],
  },
  {
    name: 'rules',
    files: ['host/connection.ts', 'rules/server-text.ts', 'rules/phone.ts', 'rules/email.ts', 'api/images.ts'],
  },
  { name: 'codes', files: ['rules/plain-text.ts', 'rules/codes.ts'] },
  {
    name: 'phone',
    files: ['widgets/phone/phone-number-field.tsx', 'primitives/country-select/country-code.tsx'],
  },
  {
    name: 'phone-code',
    files: [
      'widgets/terms/index.tsx',
      'widgets/phone-code/code-placeholder.tsx',
      'widgets/phone-code/index.tsx',
      'widgets/picture-captcha/use-picture-captcha.ts',
    ],
  },
  { name: 'choose-password', files: listSourceFiles('flows/recovery/choose-password') },
  {
    name: 'register',
    files: [
      'flows/sign-up/register/index.tsx',
      'flows/sign-up/register/register-view.tsx',
      'flows/sign-up/register/register.machine.ts',
      'flows/sign-up/register/use-register.ts',
      'widgets/leave-reason/index.tsx',
    ],
  },
  { name: 'qr-login', files: listSourceFiles('flows/sign-in/qr-login') },
  {
    name: 'contact',
    files: [
      'flows/account/change-contact/change-contact.machine.ts',
      'flows/account/change-contact/contact-calls.ts',
      'flows/account/change-contact/contact-messages.tsx',
      'flows/account/change-contact/change-contact-view.tsx',
      'flows/account/change-contact/index.tsx',
    ],
  },
]

/** Scripts that load after the initial view. Initial scripts must not import them statically. */
const lazyScripts: Script[] = [
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
    files: [
      'app/crash-message.tsx',
      'errors/codes.ts',
      'primitives/ime-key.ts',
      'widgets/picture-captcha/index.tsx',
      'widgets/slider/index.tsx',
    ],
    icons: ['calendar-x', 'clock', 'download', 'external-link', 'lock', 'wifi-off'],
  },
  {
    name: 'feedback',
    icons: ['cloud-alert', 'users-round', 'wifi', 'circle-question-mark'],
    roots: [
      'kit/feedback/feedback-surfaces.tsx',
      'kit/feedback/load-error-card.tsx',
      'kit/session/session-watch.tsx',
      'primitives/blocker.tsx',
    ],
  },
  {
    name: 'captcha',
    icons: ['chevrons-right'],
    roots: [
      'widgets/send/call-captchas.tsx',
      'widgets/picture-captcha/picture-captcha-field.tsx',
      'widgets/slider/slider-flow.tsx',
    ],
  },
  {
    name: 'current-password',
    files: [
      'flows/account/change-password/password-form.tsx',
      'flows/account/change-password/use-password-form.ts',
      'flows/recovery/verify-identity/password-step.tsx',
    ],
  },
  { name: 'other-methods', roots: ['flows/sign-in/login/other-methods.tsx'] },
  {
    name: 'after-load',
    roots: ['app/after-load.ts', 'kit/choose-language.ts'],
    files: ['app/routes.ts', 'pages/links/paths.ts'],
  },
  // A page may need this script before it sends an international phone number, even if it shows no country selector.
  { name: 'country-data', roots: ['rules/suggest-phone.ts', 'rules/countries.ts'] },
  {
    name: 'countries',
    icons: ['search'],
    roots: ['widgets/phone/field-country.tsx', 'widgets/phone/country-directory.ts'],
  },
  {
    name: 'sms-codes',
    icons: ['shield-x'],
    roots: [
      'widgets/phone-code/phone-code-sender.tsx',
      'flows/sign-in/two-step-login/sms-field.tsx',
      'flows/sign-in/two-step-login/code-help.tsx',
    ],
  },
  {
    name: 'member-dialogs',
    icons: ['tablet-smartphone'],
    roots: [
      'flows/account/two-step/two-step-dialog.tsx',
      'flows/account/linked-accounts/unlink-confirm.tsx',
      'flows/account/open-api-token/replace-confirm.tsx',
      'flows/account/devices/bulk-logout-panel.tsx',
    ],
  },
  {
    name: 'registering',
    icons: ['link-2-off', 'door-closed'],
    roots: ['flows/sign-up/register/register-verification.tsx', 'flows/sign-up/link-account/link-by-register.tsx'],
  },
]

/**
 * Lazy scripts that a click in an initial view may need immediately. `retry-imports-plugin.ts` lists a script's imports
 * in the call that loads it, so that they load in parallel. Lists for all lazy scripts would add too much code.
 */
export const urgentScripts = ['sending', 'other-methods', 'sms-codes', 'registering', 'later-steps', 'contact-steps']

/**
 * Modules to ignore as imports. Pages import an `index` that re-exports them, but do not necessarily use them. The
 * routes are listed too, because they import every page.
 */
const excludedModules = [
  'kit/feedback/load-error-card.tsx',
  'kit/feedback/use-call-failure.tsx',
  'kit/session/session-watch.tsx',
  'app/routes.ts',
].map(resolveSourcePath)

/** Icons are ignored as imports. They share one index, so a module that imports one icon seems to import them all. */
const iconModule = /\/node_modules\/lucide\//

/** Returns files and their direct and indirect imports. Follows dynamic imports only if `isLazyIncluded` is set. */
function findImports(files: readonly string[], modules: ModuleInfos, { isLazyIncluded = false } = {}): Set<string> {
  const reachedIds = new Set(files.map(resolveSourcePath))
  for (const id of reachedIds) {
    const { importedIds = [], dynamicallyImportedIds = [] } = modules.getModuleInfo(id) ?? {}
    for (const importedId of [...importedIds, ...(isLazyIncluded ? dynamicallyImportedIds : [])])
      if (!excludedModules.includes(importedId) && !iconModule.test(importedId)) reachedIds.add(importedId)
  }
  return reachedIds
}

const visitorPages = ['app/entry.tsx', ...listSourceFiles('pages/visitor')]
const accountPages = listSourceFiles('pages/account')

/** Returns the modules that at least three account security pages share, and that no visitor page needs. */
function findMemberModules(modules: ModuleInfos): Set<string> {
  const visitorModules = findImports(visitorPages, modules, { isLazyIncluded: true })
  const modulesByPage = accountPages.map((page) => findImports([page], modules))
  const allModules = new Set(modulesByPage.flatMap((ids) => [...ids]))
  const isShared = (id: string) => modulesByPage.filter((ids) => ids.has(id)).length >= 3
  return new Set([...allModules].filter((id) => !visitorModules.has(id) && isShared(id)))
}

/** Returns a function that names a module's script for Rolldown's `codeSplitting`. `null` lets Rolldown decide. */
export function createScriptNamer(): (id: string, modules: ModuleInfos) => string | null {
  const cache = new Map<string, Set<string>>()
  return (id, modules) => {
    const findOnce = (name: string, find: () => Set<string>): Set<string> => {
      const moduleIds = cache.get(name) ?? find()
      cache.set(name, moduleIds)
      return moduleIds
    }
    if (findOnce('account pages', () => findMemberModules(modules)).has(id)) return 'member'
    const listsModule = ({ files, icons }: Script) =>
      files?.some((file) => resolveSourcePath(file) === id) ||
      icons?.some((icon) => id.endsWith(`/lucide/dist/esm/icons/${icon}.mjs`))
    const listingScript = [...initialScripts, ...lazyScripts].find(listsModule)
    if (listingScript || iconModule.test(id)) return listingScript?.name ?? null
    const reachesModule = ({ name, roots = [] }: Script) => findOnce(name, () => findImports(roots, modules)).has(id)
    const initialScript = initialScripts.find(reachesModule)
    if (initialScript) return initialScript.name
    if (reachesModule({ name: 'initial views', roots: [...visitorPages, ...accountPages] })) return null
    return lazyScripts.find(reachesModule)?.name ?? null
  }
}
