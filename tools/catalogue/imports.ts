import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The files that a module imports at run time by relative path, including dynamic imports. */
function importsOf(file: string): string[] {
  const code = readFileSync(file, 'utf8').replaceAll(/^(?:import|export) type .*$/gm, '')
  const paths = [...code.matchAll(/(?:from |import\(|^import )'(\.[^']+\.tsx?)'/gm)].map(([, path]) => String(path))
  return paths.map((path) => join(dirname(file), path)).filter((path) => existsSync(path))
}

/** All files reachable from the given ones through imports that `isFollowed` allows. */
export function reach(files: string[], isFollowed: (file: string) => boolean): Set<string> {
  const reached = new Set(files)
  for (const file of reached) {
    for (const next of importsOf(file)) if (isFollowed(next)) reached.add(next)
  }
  return reached
}
