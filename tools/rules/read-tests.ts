import ts from 'typescript'
import type { Proof } from './model.ts'
import { commentAbove, lineOf, numbersIn, parse, wordsOf } from './syntax.ts'

type Runner = { isSuite: boolean; isSkipped: boolean; table?: ts.Expression }

/** The name that a chain of calls and properties begins with. */
function rootOf(expression: ts.Expression): string {
  let root = expression
  while (ts.isCallExpression(root) || ts.isPropertyAccessExpression(root)) root = root.expression
  return ts.isIdentifier(root) ? root.text : ''
}

/** `test`, `test.each(table)`, `describe`, and `describeWith`, which skips a suite whose tool is missing. */
function runnerOf(call: ts.CallExpression): Runner | undefined {
  const name = rootOf(call.expression)
  if (!['test', 'it', 'describe', 'describeWith'].includes(name)) return undefined
  // The table of `test.each(table)` is a call as well; the test is the call around it.
  const isTable = ts.isCallExpression(call.parent) && call.parent.expression === call
  const isSkipped = /^\w+\.(skip|todo|fails)\b/.test(call.expression.getText())
  if (isTable || !(isSkipped || call.arguments.length > 1)) return undefined
  const table = ts.isCallExpression(call.expression) ? call.expression.arguments[0] : undefined
  return { isSuite: name.startsWith('describe'), isSkipped, table }
}

/** A table that stands in the test itself, or in a constant of the same file. */
function tableText(table: ts.Expression | undefined): string {
  if (table === undefined) return ''
  if (!ts.isIdentifier(table)) return table.getText()
  const constants = table.getSourceFile().statements.filter(ts.isVariableStatement)
  const declarations = constants.flatMap(({ declarationList }) => declarationList.declarations)
  return declarations.find(({ name }) => name.getText() === table.text)?.initializer?.getText() ?? ''
}

/** The numbers that a test's own name holds; a name with gaps takes them from the rows of its table. */
function namedBy(name: string, { table }: Runner): string[] {
  return numbersIn(/[%$]/.test(name) ? `${name}\n${tableText(table)}` : name)
}

/** The numbers that a file begins with: `// API-05: every path of the contract …` speaks for all of it. */
function headOf(text: string): string[] {
  const [, head = ''] = /^\/\/ ([A-Z]{2,3}-\d+(?:, [A-Z]{2,3}-\d+)*): /.exec(text) ?? []
  return numbersIn(head)
}

/** The tests and suites of a file that cite rules: in their name, or in the comment directly above them. */
export function readTests(file: string, text: string): Proof[] {
  const found: Proof[] = []
  /** Walks a part of the file, and tells how many tests run there. */
  function walk(node: ts.Node, suites: string[], isOff: boolean): number {
    const runner = ts.isCallExpression(node) ? runnerOf(node) : undefined
    if (!runner || !ts.isCallExpression(node)) {
      let tests = 0
      ts.forEachChild(node, (child) => {
        tests += walk(child, suites, isOff)
      })
      return tests
    }
    const name = node.arguments.map(wordsOf).findLast((words) => words !== undefined) ?? ''
    const path = [...suites, name]
    const isSkipped = isOff || runner.isSkipped
    const rules = [...new Set([...namedBy(name, runner), ...numbersIn(commentAbove(node.parent))])]
    const before = found.length
    const inside = node.arguments.reduce((tests, argument) => tests + walk(argument, path, isSkipped), 0)
    const tests = runner.isSuite ? inside : Number(!isSkipped)
    // What a suite says once more than its tests do is said by them.
    const saidInside = new Set(found.slice(before).flatMap((proof) => proof.rules))
    const own = rules.filter((id) => !saidInside.has(id))
    const defect = tests > 0 ? undefined : isSkipped ? 'is skipped' : 'has no test in it'
    const proof: Proof = { kind: 'test', file, line: lineOf(node), name: path.join(' › '), rules: own, defect }
    if (own.length > 0) found.splice(before, 0, proof)
    return tests
  }
  const tests = walk(parse(file, text), [], false)
  const rules = headOf(text)
  if (rules.length === 0) return found
  const defect = tests === 0 ? 'has no test in it' : undefined
  return [{ kind: 'test', file, line: 1, name: 'all of it', rules, defect }, ...found]
}
