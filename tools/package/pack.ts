// Packs the output of `npm run build:lib` into the given file, as it would be published.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { entries, root, styles } from './manifest.ts'

/** The files that every package must contain. */
const owed = [
  ...['LICENSE', 'README.md', 'package.json', 'sbom.cdx.json'],
  ...Object.entries(entries).flatMap(([entry, source]) => [`${entry}.js`, `types/${source.replace(/\.ts$/, '.d.ts')}`]),
  ...Object.keys(styles).map((sheet) => `${sheet}.css`),
]

type Packed = { filename: string; files: { path: string }[] }

/** Packs the package into a file. Throws if it was not built, or lacks a required file. */
export function packLibrary(file: string): void {
  const built = join(root, 'dist-lib')
  if (!existsSync(join(built, 'package.json')))
    throw new Error('There is no package in dist-lib/: run `npm run build:lib` first.')
  const folder = mkdtempSync(join(dirname(resolve(file)), '.pack-'))
  try {
    const options = ['pack', built, '--pack-destination', folder, '--json', '--loglevel', 'error']
    const [packed] = JSON.parse(execFileSync('npm', options, { encoding: 'utf8' })) as Packed[]
    if (!packed) throw new Error('npm packed nothing.')
    const missing = owed.filter((name) => !packed.files.some(({ path }) => path === name))
    if (missing.length > 0) throw new Error(`The package lacks ${missing.join(', ')}.`)
    renameSync(join(folder, packed.filename), file)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

if (import.meta.main) {
  const [file] = process.argv.slice(2)
  if (!file) throw new Error('Name the file to pack into: npm run pack:lib -- portico.tgz')
  packLibrary(file)
}
