// `npm run check:licences` fails if a production dependency has a licence that requires more than keeping a notice.
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const permissive = new Set(['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'Unlicense', 'Zlib'])

/** Whether an SPDX expression allows a permissive choice. A licence guessed from a file, `MIT*`, counts as unknown. */
export function isPermissive(expression: string): boolean {
  return expression
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((licence) => permissive.has(licence.trim())))
}

/** Returns a folder's production dependencies without a permissive licence. Throws if it finds no dependency. */
export function checkLicences(folder: string): string[] {
  const tool = fileURLToPath(new URL('../node_modules/.bin/license-checker-rseidelsohn', import.meta.url))
  const options = ['--production', '--excludePrivatePackages', '--json', '--start', folder]
  const read = JSON.parse(execFileSync(tool, options, { encoding: 'utf8' })) as Record<
    string,
    { licenses: string | string[] }
  >
  const packages = Object.entries(read).map(([id, { licenses }]) => ({ id, licence: [licenses].flat().join(' AND ') }))
  if (packages.length === 0) throw new Error('No package was read, so nothing was checked.')
  return packages.filter(({ licence }) => !isPermissive(licence)).map(({ id, licence }) => `${id}: ${licence}`)
}

if (import.meta.main) {
  const problems = checkLicences(join(import.meta.dirname, '..'))
  for (const problem of problems) console.error(problem)
  process.exitCode = problems.length > 0 ? 1 : 0
}
