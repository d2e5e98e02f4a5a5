// Run by `npm run build:lib`: writes the package's package.json.
import { join } from 'node:path'
import manifest from '../../package.json' with { type: 'json' }

export const root = join(import.meta.dirname, '../..')

/** The public entries: name and source. */
export const entries = {
  primitives: 'src/primitives/index.ts',
  flows: 'src/flows/index.ts',
  api: 'src/api/index.ts',
  rules: 'src/rules/index.ts',
  mocks: 'mocks/index.ts',
  'mocks/msw': 'mocks/adapters/msw.ts',
}

/** The stylesheets: name and source. */
export const styles = { styles: 'src/theme/theme.css', brands: 'src/theme/brands.css' }

const peers = ['react', 'react-dom']

/** Needed only by the account service; projects that use it install them. */
const optionalPeers = ['msw', 'otpauth', 'uqr']

/** The package name in a specifier: `formik` for `formik/dist/x`, `@lingui/core` for `@lingui/core/y`. */
function packageOf(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')
}

/**
 * Whether a project installs this dependency itself. All of Radix is bundled: its scroll lock is replaced, because it injects a
 * style that a strict policy forbids (XS-3), and its parts only work together within one copy.
 */
export function isExternal(specifier: string): boolean {
  const name = packageOf(specifier)
  return optionalPeers.includes(name) || (name in manifest.dependencies && !name.startsWith('@radix-ui/'))
}

/** The repository's URLs, known only in CI, because the sources contain none. */
function addresses({ GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository }: NodeJS.ProcessEnv): object {
  if (!server || !repository) return {}
  const home = `${server}/${repository}`
  return {
    repository: { type: 'git', url: `git+${home}.git` },
    homepage: `${home}#readme`,
    bugs: { url: `${home}/issues` },
  }
}

/** Turns the exact versions pinned here into ranges for the package. */
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
 * Creates the package's package.json from the modules its scripts import. The root's own is private, because it is for
 * development. The package is published only from CI, with provenance that states its source.
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
