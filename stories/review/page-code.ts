import { type Path, paths } from '../../src/pages/links/paths.ts'
import { createMetaId, type StoryReference } from '../../tools/story-id.ts'
import { getPageFile } from '../errors/error-screen.ts'
import { matrix } from '../errors/matrix.ts'

/** A screen with its sidebar title and default story. */
export type Screen = { name: string; defaultStory: StoryReference }

const root = '../../src/'

/** The source code by path under `src`, limited to the folders that call the API or use messages. */
export const sources: ReadonlyMap<string, string> = new Map(
  Object.entries(
    import.meta.glob<string>('../../src/{api,kit,widgets,flows,pages,app,host}/**/*.{ts,tsx}', {
      query: '?raw',
      import: 'default',
      eager: true,
    }),
  ).map(([key, source]) => [key.slice(root.length), source]),
)

/** Finds every file that a page imports, directly or indirectly, statically or dynamically. */
function filesReachableFrom(file: string): Set<string> {
  const files = new Set([file])
  for (const importer of files) {
    const imports = sources.get(importer)?.matchAll(/(?:from|import\()\s*'(\.[^']+)'/g) ?? []
    for (const [, path = ''] of imports) files.add(new URL(path, `file:///${importer}`).pathname.slice(1))
  }
  return files
}

const createScreen = (path: Path) => ({
  name: matrix[path].title.slice('Pages/'.length),
  defaultStory: { metaId: createMetaId(matrix[path]), story: 'Default' },
  sourceFiles: filesReachableFrom(`pages/${getPageFile({ path })}`),
})

/** Every screen, by path. */
export const screens = Object.fromEntries(paths.map((path) => [path, createScreen(path)])) as Record<
  Path,
  ReturnType<typeof createScreen>
>

/** Finds the screens that include at least one of these files. */
export const screensWith = (files: readonly string[]): Screen[] =>
  Object.values(screens).filter(({ sourceFiles }) => files.some((file) => sourceFiles.has(file)))

/** Finds the screens that a screen links to, by the paths quoted in its page files that call `usePageLinks`. */
export function linkedScreens(from: Path): Path[] {
  const code = [...screens[from].sourceFiles]
    .filter((file) => file.startsWith('pages/'))
    .map((file) => sources.get(file) ?? '')
    .filter((source) => source.includes('usePageLinks('))
  return paths.filter((to) => to !== from && code.some((source) => source.includes(`'${to}'`)))
}
