import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The root's package.json, as far as the package's is made from it. */
type RootManifest = {
  name: string
  version: string
  description: string
  license: string
  type: string
  engines: { node: string }
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
}

export const root = join(import.meta.dirname, '../..')

const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as RootManifest

/** The public entries, by their name and by their source. */
export const entries = {
  primitives: 'src/primitives/index.ts',
  flows: 'src/flows/index.ts',
  api: 'src/api/index.ts',
  rules: 'src/rules/index.ts',
  mocks: 'mocks/index.ts',
  'mocks/msw': 'mocks/adapters/msw.ts',
}

/** The stylesheets, by their name and by their source. */
export const styles = { styles: 'src/theme/theme.css', brands: 'src/theme/brands.css' }

const peers = ['react', 'react-dom']

/** What the account service alone needs; whoever uses it installs them. */
const optionalPeers = ['msw', 'otpauth', 'uqr']

/** `formik` of `formik/dist/x`, `@lingui/core` of `@lingui/core/y`. */
function packageOf(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')
}

/**
 * What a project installs for itself. Radix is built in, whole: its scroll lock is replaced here, since it injects a
 * style that a strict policy forbids (XS-3), and its parts know each other only within one copy.
 */
export function isExternal(specifier: string): boolean {
  const name = packageOf(specifier)
  return optionalPeers.includes(name) || (name in manifest.dependencies && !name.startsWith('@radix-ui/'))
}

/** Where the project is kept, as its build in CI knows it; absent elsewhere, since the repository names no address. */
function addresses({ GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository }: NodeJS.ProcessEnv): object {
  if (!server || !repository) return {}
  const home = `${server}/${repository}`
  return {
    repository: { type: 'git', url: `git+${home}.git` },
    homepage: `${home}#readme`,
    bugs: { url: `${home}/issues` },
  }
}

/** Exact where the workshop pins, a range for whoever installs. */
function ranges(names: readonly string[], pinned: Record<string, string>): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, `^${pinned[name]}`]))
}

function exportsOfPackage(): object {
  const scripts = Object.entries(entries).map(([entry, source]) => {
    return [`./${entry}`, { types: `./types/${source.replace(/\.ts$/, '.d.ts')}`, default: `./${entry}.js` }] as const
  })
  return {
    ...Object.fromEntries(scripts),
    ...Object.fromEntries(Object.keys(styles).map((sheet) => [`./${sheet}.css`, `./${sheet}.css`])),
    './package.json': './package.json',
  }
}

/**
 * The package's own package.json, for scripts that import these modules. The root's is private, since it is the workshop.
 * The package is published from CI alone, which says by its provenance what it was made from.
 */
export function packageManifest(imported: readonly string[], env = process.env): object {
  const { name, version, description, license, type, engines, dependencies, devDependencies } = manifest
  const used = new Set(imported.map(packageOf))
  const installed = Object.keys(dependencies).filter((one) => used.has(one) && !peers.includes(one))
  return {
    ...{ name, version, description, license, type },
    ...addresses(env),
    keywords: ['authentication', 'login', 'account', 'react', 'design-system', 'accessibility', 'i18n'],
    engines: { node: engines.node },
    sideEffects: ['*.css'],
    files: ['*.js', '*.css', 'mocks', 'parts', 'types', 'sbom.cdx.json'],
    exports: exportsOfPackage(),
    dependencies: ranges(installed, dependencies),
    peerDependencies: { ...ranges(peers, dependencies), ...ranges(optionalPeers, devDependencies) },
    peerDependenciesMeta: Object.fromEntries(optionalPeers.map((peer) => [peer, { optional: true }])),
    publishConfig: { access: 'public', provenance: true },
  }
}
