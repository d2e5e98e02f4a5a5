import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import type { Plugin } from 'vite'

/** A link between two screens, by their paths. */
export type ScreenLink = { from: string; to: string }

const hook = 'usePageLinks'

const options: ts.CompilerOptions = {
  lib: ['lib.es5.d.ts'],
  types: [],
  strict: true,
  noEmit: true,
  // Paths occur nowhere but in the pages, so imports from other folders stay unresolved.
  noResolve: true,
  jsx: ts.JsxEmit.Preserve,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  allowImportingTsExtensions: true,
}

/** Compiles the pages only. */
function readPages(folder: string, changed: Record<string, string>) {
  const files = globSync('**/*.{ts,tsx}', { cwd: folder }).map((file) => join(folder, file))
  const host = ts.createCompilerHost(options)
  const read = host.readFile.bind(host)
  host.readFile = (file) => changed[file.slice(folder.length + 1)] ?? read(file)
  const program = ts.createProgram(files, options, host)
  const sources = program.getSourceFiles().filter(({ fileName }) => files.includes(fileName))
  return { checker: program.getTypeChecker(), sources }
}

const parts = (type: ts.Type): ts.Type[] => (type.isUnion() ? type.types : [type])

/** All paths that an expression can have, according to its type. Throws if the type does not narrow them down. */
function pathsOf(checker: ts.TypeChecker, node: ts.Expression | undefined): string[] {
  const types = node ? parts(checker.getTypeAtLocation(node)) : []
  const paths = types.flatMap((type) => (type.isStringLiteral() ? type.value : []))
  if (paths.length === 0 || paths.length < types.length)
    throw new Error(
      `${node?.getSourceFile().fileName}: the type of ${node?.getText()} does not say which paths it can have.`,
    )
  return paths
}

/** All nodes of one kind in a file. */
function nodesOf<Kind extends ts.Node>(source: ts.SourceFile, isOne: (node: ts.Node) => node is Kind): Kind[] {
  const found: Kind[] = []
  const visit = (node: ts.Node): void => {
    if (isOne(node)) found.push(node)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

const isHook = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === hook

/** The calls of the function that the hook returns, direct or through its variable. Throws if it is used otherwise. */
function callsOf(checker: ts.TypeChecker, use: ts.CallExpression): ts.CallExpression[] {
  const { parent } = use
  const source = use.getSourceFile()
  if (ts.isCallExpression(parent) && parent.expression === use) return [parent]
  if (!ts.isVariableDeclaration(parent))
    throw new Error(`${source.fileName}: the result of ${hook} is not assigned to a variable.`)
  const symbol = checker.getSymbolAtLocation(parent.name)
  return nodesOf(source, ts.isIdentifier).flatMap((node) => {
    if (node === parent.name || checker.getSymbolAtLocation(node) !== symbol) return []
    if (ts.isCallExpression(node.parent) && node.parent.expression === node) return [node.parent]
    throw new Error(`${source.fileName}: ${node.text} is passed on, so its links cannot be read.`)
  })
}

function linksOf(checker: ts.TypeChecker, use: ts.CallExpression): ScreenLink[] {
  const froms = pathsOf(checker, use.arguments[0])
  const tos = callsOf(checker, use).flatMap((call) => pathsOf(checker, call.arguments[0]))
  return froms.flatMap((from) => tos.filter((to) => to !== from).map((to) => ({ from, to })))
}

/**
 * Finds which screen links to which by reading the pages' code: pages get other screens' paths only from `usePageLinks`, and
 * its types say which. `changed` replaces the content of files, by name.
 */
export function findScreenLinks(root: string, changed: Record<string, string> = {}): ScreenLink[] {
  const { checker, sources } = readPages(join(root, 'src/pages'), changed)
  const links = sources.flatMap((source) => nodesOf(source, isHook).flatMap((use) => linksOf(checker, use)))
  const unique = new Map(links.map((link) => [`${link.from} ${link.to}`, link]))
  return [...unique.values()]
}

/** Other files that build page URLs without the hook, whose links would be missed. */
export function findOwnAddresses(root: string): string[] {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: root })
  return files.filter(
    (file) => file !== 'src/pages/links/use-page-links.ts' && /\bhrefOf\(/.test(readFileSync(join(root, file), 'utf8')),
  )
}

const module = 'virtual:screen-links.js'

/** Provides the catalogue with the links. Each build reads them again; nothing is stored. */
export function screenLinks(root: string): Plugin {
  return {
    name: 'portico:screen-links',
    resolveId: (id) => (id === module ? `\0${module}` : undefined),
    load: (id) => (id === `\0${module}` ? `export const links = ${JSON.stringify(findScreenLinks(root))}` : undefined),
  }
}
