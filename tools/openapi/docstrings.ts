// Docstrings are for readers of the code and never ship, so they are read from the sources.
import { globSync, readFileSync } from 'node:fs'
import ts from 'typescript'

/** The docstring of a call. */
export type Docstring = {
  /** The first sentence, or its part before a semicolon, without the full stop. */
  summary: string
  description: string
  /** The ids of the rules it cites. */
  rules: string[]
}

const ruleNumber = /\b[A-Z]{2,3}-\d+\b/g
const folder = new URL('../../src/api/calls/', import.meta.url)

/** The docstrings of all calls, by the call's name. */
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

/** Parses a docstring. Rule ids only help readers of the code, so they are listed separately. */
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
