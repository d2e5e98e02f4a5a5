// Run by `npm run check:catalogue`: that every part has a story.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Finding, IndexedStory } from './runs.ts'

/** The files that a module imports at run time by relative path, including dynamic imports. */
function importsOf(file: string): string[] {
  const code = readFileSync(file, 'utf8').replaceAll(/^(?:import|export) type .*$/gm, '')
  const paths = [...code.matchAll(/(?:from |import\(|^import )'(\.[^']+\.tsx?)'/gm)].map(([, path]) => String(path))
  return paths.map((path) => join(dirname(file), path)).filter((path) => existsSync(path))
}

/** All files reachable from the given ones through imports that `isFollowed` allows. */
function reach(files: string[], isFollowed: (file: string) => boolean): Set<string> {
  const reached = new Set(files)
  for (const file of reached) {
    for (const next of importsOf(file)) if (isFollowed(next)) reached.add(next)
  }
  return reached
}

/** What the catalogue has to show, as listed by the code itself. */
export type Parts = {
  /** Components of the public entry that render something, so no providers. */
  primitives: string[]
  /** Everything tested as a widget, by the name of its test file. */
  widgets: string[]
  /** Flows of the public entry, by file. */
  flows: string[]
  /** Pages of the route table, by file. */
  pages: string[]
}

const entriesOf = (code: string) =>
  [...code.matchAll(/export \{([^}]*)\} from '([^']+)'/g)].map(([, names = '', path = '']) => ({
    path,
    values: names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name && !name.startsWith('type ')),
  }))

/** Reads the lists of everything to show. */
export function readParts(root: string): Parts {
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  const pageImports = read('src/app/routes.ts').matchAll(/import\('\.\.\/(pages\/[^']+)'\)/g)
  return {
    primitives: entriesOf(read('src/primitives/index.ts'))
      .flatMap(({ values }) => values)
      .filter((name) => /^[A-Z]/.test(name) && !name.endsWith('Provider')),
    widgets: globSync('*.test.ts', { cwd: join(root, 'test/widgets') }).map((file) => basename(file, '.test.ts')),
    flows: entriesOf(read('src/flows/index.ts'))
      .filter(({ path, values }) => values.length > 0 && path.endsWith('/index.tsx') && /^\.\.?\/(?!kit)/.test(path))
      .map(({ path }) => join('src/flows', path)),
    pages: [...pageImports].map(([, file]) => `src/${file}`),
  }
}

/** The primitives imported by stories or by the examples next to them. */
function readImportedPrimitives(root: string, files: string[]): Set<string> {
  const beside = reach(
    files.map((file) => join(root, file)),
    (file) => file.startsWith(join(root, 'stories/')),
  )
  const imports = [...beside].flatMap((file) => [
    ...readFileSync(file, 'utf8').matchAll(/import \{([^}]*)\} from '[^']*\/src\/primitives\//g),
  ])
  return new Set(imports.flatMap(([, names = '']) => names.split(',').map((name) => name.trim())))
}

/** Checks that every part has a story. */
export function checkParts(root: string, parts: Parts, stories: IndexedStory[]): Finding {
  const files = [...new Set(stories.map(({ importPath }) => importPath.replace('./', '')))]
  const names = new Set(files.map((file) => basename(file, '.stories.tsx')))
  const ofPages = new Set(stories.filter(({ tags }) => tags.includes('page')).map(({ componentPath }) => componentPath))
  const primitiveFiles = files.filter((file) => file.startsWith('stories/primitives/'))
  const imported = readImportedPrimitives(root, primitiveFiles)
  const shown = reach(
    files.map((file) => join(root, file)),
    (file) => !file.startsWith(join(root, 'mocks/')),
  )

  const missing = {
    primitive: parts.primitives.filter((name) => !imported.has(name)),
    widget: parts.widgets.filter((name) => !names.has(name)),
    flow: parts.flows.filter((file) => !shown.has(join(root, file))),
    page: parts.pages.filter((file) => !ofPages.has(`./${file}`)),
  }
  return {
    counts: Object.fromEntries(Object.entries(parts).map(([kind, { length }]) => [kind, length])),
    gaps: Object.entries(missing).flatMap(([kind, list]) => list.map((name) => `The ${kind} ${name} has no story.`)),
  }
}
