// Packs what `npm run build:lib` made into the file that is named, as the registry would hold it.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { root } from './manifest.ts'

/** Packs the package into a file. Throws when it was not built. */
export function packLibrary(file: string): void {
  const built = join(root, 'dist-lib')
  if (!existsSync(join(built, 'package.json')))
    throw new Error('There is no package in dist-lib/: run `npm run build:lib` first.')
  const folder = mkdtempSync(join(dirname(resolve(file)), '.pack-'))
  try {
    const options = ['pack', built, '--pack-destination', folder, '--json', '--loglevel', 'error']
    const [packed] = JSON.parse(execFileSync('npm', options, { encoding: 'utf8' })) as { filename: string }[]
    if (!packed) throw new Error('npm packed nothing.')
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
