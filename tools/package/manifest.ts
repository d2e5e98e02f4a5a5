// Run by `npm run build:lib`. Creates the published package's package.json.
import { join } from 'node:path'
import manifest from '../../package.json' with { type: 'json' }

export const root = join(import.meta.dirname, '../..')

/** The source files of the package's entry points, by name. */
export const entries = {
  primitives: 'src/primitives/index.ts',
  flows: 'src/flows/index.ts',
  api: 'src/api/index.ts',
  rules: 'src/rules/index.ts',
  mocks: 'mocks/index.ts',
  'mocks/msw': 'mocks/adapters/msw.ts',
}

/** The source files of the stylesheets, by name. */
export const styles = { styles: 'src/theme/theme.css', brands: 'src/theme/brands.css' }

const peers = ['react', 'react-dom']

/** Packages that only the account service needs. Projects that use the account service install them. */
const optionalPeers = ['msw', 'otpauth', 'uqr']

/** Returns a specifier's package name: `formik` for `formik/dist/x`, `@lingui/core` for `@lingui/core/y`. */
function getPackageName(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')
}

/**
 * Returns whether a module is installed as a dependency, not bundled. Radix is bundled for two reasons: its packages
 * must share internal modules, and its scroll lock must be replaced, because it injects a style, which a strict CSP
 * forbids (XS-3).
 */
export function isExternal(specifier: string): boolean {
  const name = getPackageName(specifier)
  return optionalPeers.includes(name) || (name in manifest.dependencies && !name.startsWith('@radix-ui/'))
}

/** Returns the repository's URLs. They are known only in CI, because the sources contain none. */
function repositoryUrls({ GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository }: NodeJS.ProcessEnv): object {
  if (!server || !repository) return {}
  const home = `${server}/${repository}`
  return {
    repository: { type: 'git', url: `git+${home}.git` },
    homepage: `${home}#readme`,
    bugs: { url: `${home}/issues` },
  }
}

/** Returns version ranges that are compatible with the pinned versions. */
function compatibleRanges(names: readonly string[], pinned: Record<string, string>): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, `^${pinned[name]}`]))
}

function packageExports(): object {
  const modules = Object.entries(entries).map(([entry, source]) => {
    return [`./${entry}`, { types: `./types/${source.replace(/\.ts$/, '.d.ts')}`, default: `./${entry}.js` }] as const
  })
  return {
    ...Object.fromEntries(modules),
    ...Object.fromEntries(Object.keys(styles).map((sheet) => [`./${sheet}.css`, `./${sheet}.css`])),
    './package.json': './package.json',
  }
}

/**
 * Creates the package's package.json from the modules that the package imports. The project's own package.json is
 * private because it is for development. The package is published only from CI, with provenance that states its source.
 */
export function packageManifest(importedModules: readonly string[], env = process.env): object {
  const { name, version, description, license, type, engines, dependencies, devDependencies } = manifest
  const usedPackages = new Set(importedModules.map(getPackageName))
  const installedDependencies = Object.keys(dependencies).filter(
    (dependency) => usedPackages.has(dependency) && !peers.includes(dependency),
  )
  return {
    ...{ name, version, description, license, type },
    ...repositoryUrls(env),
    keywords: ['authentication', 'login', 'account', 'react', 'design-system', 'accessibility', 'i18n'],
    engines: { node: engines.node },
    sideEffects: ['*.css'],
    files: ['*.js', '*.css', 'mocks', 'parts', 'types', 'sbom.cdx.json'],
    exports: packageExports(),
    dependencies: compatibleRanges(installedDependencies, dependencies),
    peerDependencies: { ...compatibleRanges(peers, dependencies), ...compatibleRanges(optionalPeers, devDependencies) },
    peerDependenciesMeta: Object.fromEntries(optionalPeers.map((peer) => [peer, { optional: true }])),
    publishConfig: { access: 'public', provenance: true },
  }
}
