// `npm run check:licenses` fails if a production dependency's license requires more than preserving its notice.
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const permissiveLicenses = new Set([
  'MIT',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'Unlicense',
  'Zlib',
])

/** Whether an SPDX expression offers a permissive license. A guess from a license file, e.g. `MIT*`, does not count. */
export function isPermissive(expression: string): boolean {
  return expression
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((option) => option.split(' AND ').every((license) => permissiveLicenses.has(license.trim())))
}

/** Returns a folder's production dependencies without a permissive license. Throws if it finds no dependencies. */
export function findLicenseProblems(folder: string): string[] {
  const tool = fileURLToPath(new URL('../node_modules/.bin/license-checker-rseidelsohn', import.meta.url))
  const options = ['--production', '--excludePrivatePackages', '--json', '--start', folder]
  const report = JSON.parse(execFileSync(tool, options, { encoding: 'utf8' })) as Record<
    string,
    { licenses: string | string[] }
  >
  const packages = Object.entries(report).map(([id, { licenses }]) => ({
    id,
    license: [licenses].flat().join(' AND '),
  }))
  if (packages.length === 0) throw new Error('Found no packages to check.')
  return packages.filter(({ license }) => !isPermissive(license)).map(({ id, license }) => `${id}: ${license}`)
}

if (import.meta.main) {
  const problems = findLicenseProblems(join(import.meta.dirname, '..'))
  for (const problem of problems) console.error(problem)
  process.exitCode = problems.length > 0 ? 1 : 0
}
