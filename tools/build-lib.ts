// `npm run build:lib` builds dist-lib/, the package for other React projects. It contains the components, flows, API
// calls, rules and styles, and the account service for development and tests.
import { execFileSync } from 'node:child_process'
import { copyFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, type Rolldown } from 'vite'
import { entries, isExternal, packageManifest, root, styles } from './package/manifest.ts'
import { sourcePlugins } from './vite-plugins.ts'

const outDir = join(root, 'dist-lib')

async function buildModules(): Promise<Rolldown.OutputChunk[]> {
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
  const outputs = (Array.isArray(output) ? output : [output]).filter((result) => 'output' in result)
  return outputs.flatMap((result) => result.output).filter((file) => file.type === 'chunk')
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
  const compiler = join(root, 'node_modules/@typescript/native/bin/tsc')
  const project = join(import.meta.dirname, 'lib.tsconfig.json')
  execFileSync(process.execPath, [compiler, '--project', project], { stdio: 'inherit' })
}

const chunks = await buildModules()
await buildStyles()
buildTypes()
const importedModules = chunks.flatMap((chunk) => [...chunk.imports, ...chunk.dynamicImports])
await writeFile(join(outDir, 'package.json'), `${JSON.stringify(packageManifest(importedModules), null, 2)}\n`)
await copyFile(join(root, 'LICENSE'), join(outDir, 'LICENSE'))
await copyFile(join(import.meta.dirname, 'package/README.md'), join(outDir, 'README.md'))
