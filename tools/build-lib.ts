// Builds the package that other React projects install, into dist-lib/: the components, the flows, the calls, the rules, the styles.
// The root's own package.json is private, since it is the workshop; the package's is made from it.
import { execFileSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, type Rolldown } from 'vite'
import { sourcePlugins } from './vite-plugins.ts'

type Manifest = {
  name: string
  version: string
  description: string
  license: string
  type: string
  dependencies: Record<string, string>
}

const root = join(import.meta.dirname, '..')
const outDir = join(root, 'dist-lib')
const manifest = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as Manifest

/** The public entries, by their name and by their source. */
const entries = {
  primitives: 'src/primitives/index.ts',
  flows: 'src/flows/index.ts',
  api: 'src/api/index.ts',
  rules: 'src/rules/index.ts',
}
const styles = { styles: 'src/theme/theme.css', brands: 'src/theme/brands.css' }

const peers = ['react', 'react-dom']

/** `formik` of `formik/dist/x`, `@lingui/core` of `@lingui/core/y`. */
function packageOf(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')
}

/**
 * What a project installs for itself. Radix is built in, whole: its scroll lock is replaced here, since it injects a
 * style that a strict policy forbids (XS-3), and its parts know each other only within one copy.
 */
function isExternal(specifier: string): boolean {
  const name = packageOf(specifier)
  return peers.includes(name) || (name in manifest.dependencies && !name.startsWith('@radix-ui/'))
}

async function buildScripts(): Promise<Rolldown.OutputChunk[]> {
  const output = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [react(), ...sourcePlugins()],
    build: {
      outDir,
      minify: false,
      lib: { entry: entries, formats: ['es'] },
      rolldownOptions: { external: isExternal, output: { chunkFileNames: 'parts/[name]-[hash].js' } },
    },
  })
  const outputs = (Array.isArray(output) ? output : [output]).filter((one) => 'output' in one)
  return outputs.flatMap((one) => one.output).filter((file) => file.type === 'chunk')
}

async function buildStyles(): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: sourcePlugins(),
    build: {
      outDir,
      emptyOutDir: false,
      rolldownOptions: { input: styles, output: { assetFileNames: '[name][extname]' } },
    },
  })
}

function buildTypes(): void {
  const compiler = createRequire(import.meta.url)
    .resolve('@typescript/native/package.json')
    .replace('package.json', 'bin/tsc')
  execFileSync(process.execPath, [compiler, '--project', join(import.meta.dirname, 'lib.tsconfig.json')], {
    stdio: 'inherit',
  })
}

function packageManifest(chunks: readonly Rolldown.OutputChunk[]): object {
  const { name, version, description, license, type, dependencies } = manifest
  const imported = new Set(chunks.flatMap((chunk) => [...chunk.imports, ...chunk.dynamicImports]).map(packageOf))
  const used = Object.entries(dependencies).filter(([dependency]) => imported.has(dependency))
  const scripts = Object.entries(entries).map(([entry, source]) => {
    const types = `./types/${source.replace(/^src\/|\.ts$/g, '')}.d.ts`
    return [`./${entry}`, { types, default: `./${entry}.js` }] as const
  })
  return {
    ...{ name, version, description, license, type },
    sideEffects: ['*.css'],
    files: ['*.js', '*.css', 'parts', 'types'],
    exports: {
      ...Object.fromEntries(scripts),
      ...Object.fromEntries(Object.keys(styles).map((sheet) => [`./${sheet}.css`, `./${sheet}.css`])),
      './package.json': './package.json',
    },
    // Exact where the workshop pins, a range for whoever installs.
    dependencies: Object.fromEntries(
      used
        .filter(([dependency]) => !peers.includes(dependency))
        .map(([dependency, pinned]) => [dependency, `^${pinned}`]),
    ),
    peerDependencies: Object.fromEntries(peers.map((peer) => [peer, `^${dependencies[peer]}`])),
  }
}

const chunks = await buildScripts()
await buildStyles()
buildTypes()
await writeFile(join(outDir, 'package.json'), `${JSON.stringify(packageManifest(chunks), null, 2)}\n`)
