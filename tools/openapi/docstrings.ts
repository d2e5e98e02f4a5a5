// Docstrings are for readers of the code and are never shipped, so they are read from the sources.
import { globSync, readFileSync } from 'node:fs'
import ts from 'typescript'

/** What the docstring above a call says. */
export type Docstring = {
  /** Its first sentence, or what of it stands before a semicolon, without a full stop. */
  summary: string
  description: string
  /** The numbers of the rules that it names. */
  rules: string[]
}

const ruleNumber = /\b[A-Z]{2,3}-\d+\b/g
const folder = new URL('../../src/api/calls/', import.meta.url)

/** Every call's docstring, by the call's name. */
export function readDocstrings(): Map<string, Docstring> {
  const found = new Map<string, Docstring>()
  for (const file of globSync('*.ts', { cwd: folder }).sort()) {
    for (const [name, text] of readFile(file)) found.set(name, parseDocstring(text))
  }
  return found
}

function readFile(file: string): [name: string, docstring: string][] {
  const text = readFileSync(new URL(file, folder), 'utf8')
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  return source.statements.filter(ts.isVariableStatement).flatMap((statement) => {
    const comment = ts.getJSDocCommentsAndTags(statement).findLast(ts.isJSDoc)
    const docstring = ts.getTextOfJSDocComment(comment?.comment)
    if (!docstring) return []
    return statement.declarationList.declarations.map(({ name }): [string, string] => [name.getText(), docstring])
  })
}

/** Parts a docstring. A rule's number helps readers of the code alone, so it stands apart. */
export function parseDocstring(text: string): Docstring {
  const description = text
    .replace(/\s+/g, ' ')
    .replace(/\(([^()]*)\)/g, (whole, inside: string) => withoutRules(whole, inside))
    .replace(/\s+([.;,])/g, '$1')
    .trim()
  const [summary = description] = description.split(/[.;](?: |$)/, 1)
  return { summary, description, rules: [...new Set(text.match(ruleNumber))] }
}

function withoutRules(whole: string, inside: string): string {
  if (inside.search(ruleNumber) < 0) return whole
  const rest = inside.split(/, | to /).filter((part) => part.search(ruleNumber) < 0)
  return rest.length > 0 ? `(${rest.join(', ')})` : ''
}
