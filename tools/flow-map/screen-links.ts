import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'

/** The paths of two screens. */
export type ScreenLink = { from: string; to: string }

const hook = 'usePageLinks'

const options: ts.CompilerOptions = {
  lib: ['lib.es5.d.ts'],
  types: [],
  strict: true,
  noEmit: true,
  jsx: ts.JsxEmit.Preserve,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  allowImportingTsExtensions: true,
}

/** The pages as the compiler knows them, and nothing of what they import from elsewhere: paths are theirs alone. */
function readPages(folder: string, changed: Record<string, string>) {
  const files = globSync('*.{ts,tsx}', { cwd: folder }).map((file) => join(folder, file))
  const host = ts.createCompilerHost(options)
  const read = host.readFile.bind(host)
  host.readFile = (file) => changed[file.slice(folder.length + 1)] ?? read(file)
  host.resolveModuleNameLiterals = (names, importer) =>
    names.map(({ text }) => {
      const resolvedFileName = join(dirname(importer), text)
      if (!text.startsWith('.') || !files.includes(resolvedFileName)) return { resolvedModule: undefined }
      const extension = text.endsWith('x') ? ts.Extension.Tsx : ts.Extension.Ts
      return { resolvedModule: { resolvedFileName, extension } }
    })
  const program = ts.createProgram(files, options, host)
  const sources = program.getSourceFiles().filter(({ fileName }) => files.includes(fileName))
  return { checker: program.getTypeChecker(), sources }
}

const parts = (type: ts.Type): ts.Type[] => (type.isUnion() ? type.types : [type])

/** Every path that an expression can be, by its type. Throws where that says nothing. */
function pathsOf(checker: ts.TypeChecker, node: ts.Expression | undefined): string[] {
  const types = node ? parts(checker.getTypeAtLocation(node)) : []
  const paths = types.flatMap((type) => (type.isStringLiteral() ? type.value : []))
  if (paths.length === 0 || paths.length < types.length)
    throw new Error(`${node?.getSourceFile().fileName}: no path can be read from ${node?.getText()}.`)
  return paths
}

/** Every node of a kind in a file. */
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

/** The calls of what a use of the hook gives: at once, or by the name that it gets. Throws where it goes another way. */
function callsOf(checker: ts.TypeChecker, use: ts.CallExpression): ts.CallExpression[] {
  const { parent } = use
  const source = use.getSourceFile()
  if (ts.isCallExpression(parent) && parent.expression === use) return [parent]
  if (!ts.isVariableDeclaration(parent)) throw new Error(`${source.fileName}: what ${hook} gives has no name.`)
  const symbol = checker.getSymbolAtLocation(parent.name)
  return nodesOf(source, ts.isIdentifier).flatMap((node) => {
    if (node === parent.name || checker.getSymbolAtLocation(node) !== symbol) return []
    if (ts.isCallExpression(node.parent) && node.parent.expression === node) return [node.parent]
    throw new Error(`${source.fileName}: ${node.text} is handed on, so nobody knows where it leads.`)
  })
}

function linksOf(checker: ts.TypeChecker, use: ts.CallExpression): ScreenLink[] {
  const froms = pathsOf(checker, use.arguments[0])
  const tos = callsOf(checker, use).flatMap((call) => pathsOf(checker, call.arguments[0]))
  return froms.flatMap((from) => tos.filter((to) => to !== from).map((to) => ({ from, to })))
}

/**
 * Which screen leads to which, read from the code of the pages: each gets the addresses of others from `usePageLinks` alone,
 * and the types say which. `changed` stands in for files, by their names.
 */
export function findScreenLinks(root: string, changed: Record<string, string> = {}): ScreenLink[] {
  const { checker, sources } = readPages(join(root, 'src/pages'), changed)
  const links = sources.flatMap((source) => nodesOf(source, isHook).flatMap((use) => linksOf(checker, use)))
  const unique = new Map(links.map((link) => [`${link.from} ${link.to}`, link]))
  return [...unique.values()]
}

/** The files beside it that make addresses without the hook, where nobody would see where they lead. */
export function findOwnAddresses(root: string): string[] {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: root })
  const known = ['src/pages/href-of.ts', 'src/pages/use-page-links.ts']
  return files.filter((file) => !known.includes(file) && /\bhrefOf\(/.test(readFileSync(join(root, file), 'utf8')))
}
