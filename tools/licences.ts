// Fails when a package that may ship bears a licence that asks more of its users than to keep a notice.
// `node tools/licences.ts [folder]` checks the project in that folder, else this one.
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

const permissive = new Set(['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'Unlicense', 'Zlib'])

/** Packages with another licence that may stay, by name, and why. A row that no package needs any more fails as well. */
const exceptions: Record<string, string> = {}

/** Whether an SPDX expression leaves a choice that is permissive. A licence guessed from a file, `MIT*`, counts as unknown. */
export function isPermissive(expression: string): boolean {
  return expression
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((licence) => permissive.has(licence.trim())))
}

/** What `license-checker` finds of a folder’s production dependencies, by name and version. */
export function readLicences(folder: string): Record<string, { licenses: string | string[] }> {
  const tool = new URL('../node_modules/.bin/license-checker-rseidelsohn', import.meta.url).pathname
  const options = ['--production', '--excludePrivatePackages', '--json', '--start', folder]
  return JSON.parse(execFileSync(tool, options, { encoding: 'utf8' })) as ReturnType<typeof readLicences>
}

/** What is wrong with the licences of a folder's production dependencies, in sentences. */
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
