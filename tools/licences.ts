// Fails if a package that may ship has a licence that asks for more than keeping a notice.
// `node tools/licences.ts [folder]` checks the project in that folder, or this one by default.

import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const permissive = new Set(['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'Unlicense', 'Zlib'])

/** Accepted packages with another licence, and why. A row that is no longer needed fails as well. */
const exceptions: Record<string, string> = {}

/** Whether an SPDX expression allows a permissive choice. A licence guessed from a file, `MIT*`, counts as unknown. */
export function isPermissive(expression: string): boolean {
  return expression
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((licence) => permissive.has(licence.trim())))
}

/** The output of `license-checker` for a folder's production dependencies, by name and version. */
export function readLicences(folder: string): Record<string, { licenses: string | string[] }> {
  const tool = fileURLToPath(new URL('../node_modules/.bin/license-checker-rseidelsohn', import.meta.url))
  const options = ['--production', '--excludePrivatePackages', '--json', '--start', folder]
  return JSON.parse(execFileSync(tool, options, { encoding: 'utf8' })) as ReturnType<typeof readLicences>
}

/** Describes what is wrong with the licences of a folder's production dependencies. */
export function checkLicences(folder: string, excepted = exceptions): { checked: number; problems: string[] } {
  const packages = Object.entries(readLicences(folder))
  const names = new Set(packages.map(([id]) => id.slice(0, id.lastIndexOf('@'))))
  const problems = packages.flatMap(([id, { licenses }]) => {
    const expression = [licenses].flat().join(' AND ')
    return isPermissive(expression) || id.slice(0, id.lastIndexOf('@')) in excepted ? [] : [`${id}: ${expression}`]
  })
  const stale = Object.keys(excepted).filter((name) => !names.has(name))
  if (packages.length === 0) problems.push('No package was read, so nothing was checked.')
  return { checked: packages.length, problems: [...problems, ...stale.map((name) => `${name}: a needless exception`)] }
}

if (import.meta.main) {
  const { checked, problems } = checkLicences(process.argv[2] ?? join(import.meta.dirname, '..'))
  for (const problem of problems) console.error(problem)
  console.log(`${checked} packages checked, ${problems.length} with a licence that is not allowed.`)
  process.exitCode = problems.length ? 1 : 0
}
