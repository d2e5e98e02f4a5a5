// Run by `npm run build`. Reports which scripts each page needs. Tests and `npm run check:budgets` read the report.
import { basename } from 'node:path'
import type { Rolldown } from 'vite'
import type { PrerenderedPage } from '../src/app/prerender.tsx'
import { callsOnLoad } from './page-kinds.ts'

type Output = Rolldown.RolldownOutput['output']

/** The scripts that a page loads, by purpose. */
export type PageFiles = {
  entry: string
  /** The script that contains the screen itself. */
  screen: string
  preloads: string[]
  /** Additional scripts for the page's first call, if the page needs a call before it can show its content. */
  apiChunks: string[]
  /** Additional scripts for sending a form, if the page begins with a form. */
  submitChunks: string[]
}

/** Describes the build for later checks: the modules of each script, and the scripts of each page. */
export type BundleReport = {
  chunks: Record<string, { modules: string[] }>
  pages: Record<string, PageFiles>
}

function getChunks(output: Output): Rolldown.OutputChunk[] {
  return output.filter((file) => file.type === 'chunk')
}

function findChunk(chunks: Rolldown.OutputChunk[], module: string): Rolldown.OutputChunk {
  const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId === module)
  if (!chunk) throw new Error(`The build has no script for the module ${module}.`)
  return chunk
}

/** Returns a script with all its static imports, direct and indirect. */
function findImports(chunks: Rolldown.OutputChunk[], rootChunk: Rolldown.OutputChunk): string[] {
  const files = new Set<string>()
  const visit = (fileName: string) => {
    if (files.has(fileName)) return
    files.add(fileName)
    for (const importedFile of chunks.find((chunk) => chunk.fileName === fileName)?.imports ?? []) visit(importedFile)
  }
  visit(rootChunk.fileName)
  return [...files]
}

/** Returns the scripts that a page loads: the entry and the page's own script, their imports, and scripts for calls. */
export function pageFiles(
  client: Output,
  server: Output,
  page: Pick<PrerenderedPage, 'path' | 'load' | 'app'>,
): PageFiles {
  const chunks = getChunks(client)
  const entry = chunks.find(({ isEntry, name }) => isEntry && name === 'entry')
  if (!entry) throw new Error('The build has no entry script.')
  // The only reference to a page's module is the `import()` in its route's `load`, so read the path from its source.
  const importPath = /import\((["'`])(?<path>.+?)\1\)/.exec(page.load)?.groups?.path ?? ''
  const module = getChunks(server).find(({ fileName }) => fileName === basename(importPath))?.facadeModuleId
  if (!module) throw new Error(`No page module found in ${page.load}`)
  const screen = findChunk(chunks, module)
  const initialFiles = new Set([entry, screen].flatMap((chunk) => findImports(chunks, chunk)))
  const findAdditionalImports = (names: string[], loadedFiles: Set<string>) => {
    const neededFiles = chunks.filter(({ name }) => names.includes(name)).flatMap((chunk) => findImports(chunks, chunk))
    return [...new Set(neededFiles)].filter((file) => !loadedFiles.has(file))
  }
  const apiChunks = callsOnLoad(page.path) ? findAdditionalImports(['sending'], initialFiles) : []
  return {
    entry: entry.fileName,
    screen: screen.fileName,
    preloads: [...initialFiles].filter((file) => file !== entry.fileName),
    apiChunks,
    submitChunks: page.app.includes('<form')
      ? findAdditionalImports(['sending', 'encryption'], new Set([...initialFiles, ...apiChunks]))
      : [],
  }
}

/** Creates the report. Module paths are relative to the project root, so the report is the same on every machine. */
export function describeBundle(client: Output, pages: Record<string, PageFiles>): BundleReport {
  const toRelativePath = (module: string) => module.replace(/^.*?(?=node_modules\/|src\/)/, '')
  const chunks = getChunks(client).map(
    ({ fileName, moduleIds }) => [fileName, { modules: moduleIds.map(toRelativePath) }] as const,
  )
  return { chunks: Object.fromEntries(chunks), pages }
}
