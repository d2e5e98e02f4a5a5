import { basename } from 'node:path'
import type { Rolldown } from 'vite'

type Output = Rolldown.RolldownOutput['output']

/** The scripts that one page needs before it can be used. */
export type PageFiles = {
  entry: string
  /** Holds the screen itself. */
  screen: string
  preloads: string[]
}

/** What the build made, for the checks that run after it: which script holds which modules, which page needs which. */
export type BundleReport = {
  chunks: Record<string, { modules: string[]; imports: string[]; dynamicImports: string[]; isEntry: boolean }>
  pages: Record<string, PageFiles>
}

function chunksOf(output: Output): Rolldown.OutputChunk[] {
  return output.filter((file) => file.type === 'chunk')
}

function chunkOfModule(chunks: Rolldown.OutputChunk[], module: string): Rolldown.OutputChunk {
  const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId === module)
  if (!chunk) throw new Error(`No script of the build starts with ${module}.`)
  return chunk
}

/** A script and all that it imports statically. */
function withImports(chunks: Rolldown.OutputChunk[], start: Rolldown.OutputChunk): string[] {
  const found = new Set<string>()
  const visit = (fileName: string) => {
    if (found.has(fileName)) return
    found.add(fileName)
    for (const next of chunks.find((chunk) => chunk.fileName === fileName)?.imports ?? []) visit(next)
  }
  visit(start.fileName)
  return [...found]
}

/** What the browser fetches ahead for a page: its own script, and what that imports. */
export function pageFiles(client: Output, server: Output, page: { load: string }): PageFiles {
  const chunks = chunksOf(client)
  const entry = chunks.find(({ isEntry, name }) => isEntry && name === 'entry')
  if (!entry) throw new Error('The build made no entry script.')
  // The route table names a page's module nowhere but in its import; the server's build has kept that readable.
  const imported = /import\((["'`])(?<path>.+?)\1\)/.exec(page.load)?.groups?.path ?? ''
  const module = chunksOf(server).find(({ fileName }) => fileName === basename(imported))?.facadeModuleId
  if (!module) throw new Error(`No module of a page found in ${page.load}`)
  const screen = chunkOfModule(chunks, module)
  const files = [entry, screen].flatMap((chunk) => withImports(chunks, chunk))
  return {
    entry: entry.fileName,
    screen: screen.fileName,
    preloads: [...new Set(files)].filter((file) => file !== entry.fileName),
  }
}

/** Modules by their path from the project's root on, without the machine's own folders. */
export function describeBundle(client: Output, pages: Record<string, PageFiles>): BundleReport {
  const short = (module: string) => module.replace(/^.*?(?=node_modules\/|src\/)/, '')
  const chunks = chunksOf(client).map(({ fileName, moduleIds, imports, dynamicImports, isEntry }) => {
    return [fileName, { modules: moduleIds.map(short), imports, dynamicImports, isEntry }] as const
  })
  return { chunks: Object.fromEntries(chunks), pages }
}
