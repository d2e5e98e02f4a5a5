import ts from 'typescript'
import type { Proof } from './model.ts'
import { commentAbove, lineOf, numbersIn, parse, wordsOf } from './syntax.ts'

type Runner = { isSuite: boolean; isSkipped: boolean; table?: ts.Expression }

/** The identifier at the start of a chain of calls and properties. */
function rootOf(expression: ts.Expression): string {
  let root = expression
  while (ts.isCallExpression(root) || ts.isPropertyAccessExpression(root)) root = root.expression
  return ts.isIdentifier(root) ? root.text : ''
}

/** `test`, `test.each(table)`, `describe`, and `describeWith`, which skips a suite whose tool is missing. */
function runnerOf(call: ts.CallExpression): Runner | undefined {
  const name = rootOf(call.expression)
  if (!['test', 'it', 'describe', 'describeWith'].includes(name)) return undefined
  // The inner call of `test.each(table)(…)` only passes the table; the test is the outer call.
  const isTable = ts.isCallExpression(call.parent) && call.parent.expression === call
  const isSkipped = /^\w+\.(skip|todo|fails)\b/.test(call.expression.getText())
  if (isTable || !(isSkipped || call.arguments.length > 1)) return undefined
  const table = ts.isCallExpression(call.expression) ? call.expression.arguments[0] : undefined
  return { isSuite: name.startsWith('describe'), isSkipped, table }
}

/** The source of a table written in the test itself or in a constant of the same file. */
function tableText(table: ts.Expression | undefined): string {
  if (table === undefined) return ''
  if (!ts.isIdentifier(table)) return table.getText()
  const constants = table.getSourceFile().statements.filter(ts.isVariableStatement)
  const declarations = constants.flatMap(({ declarationList }) => declarationList.declarations)
  return declarations.find(({ name }) => name.getText() === table.text)?.initializer?.getText() ?? ''
}

/** The rule ids in a test's name; if the name has placeholders, also those in the rows of its table. */
function namedBy(name: string, { table }: Runner): string[] {
  return numbersIn(/[%$]/.test(name) ? `${name}\n${tableText(table)}` : name)
}

/** The rule ids at the start of a file: `// API-05: every path of the contract …` counts for the whole file. */
function headOf(text: string): string[] {
  const [, head = ''] = /^\/\/ ([A-Z]{2,3}-\d+(?:, [A-Z]{2,3}-\d+)*): /.exec(text) ?? []
  return numbersIn(head)
}

/** The tests and suites of a file that cite rules, in their name or in the comment directly above them. */
export function readTests(file: string, text: string): Proof[] {
  const found: Proof[] = []
  /** Walks a part of the file, and returns the number of tests that run in it. */
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
    // A suite's citation is redundant if one of its tests has it too.
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
