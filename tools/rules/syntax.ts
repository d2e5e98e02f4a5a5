// Helpers to read stories and tests as text: comments, names, and the rule ids in them.
import ts from 'typescript'
import { areaIds } from './read-rules.ts'

const number = new RegExp(`\\b(?:${areaIds.join('|')})-\\d+\\b`, 'g')

/** The distinct rule ids in a text. */
export const numbersIn = (text: string): string[] => [...new Set(text.match(number))]

/** Parses a file with TypeScript. */
export function parse(file: string, text: string): ts.SourceFile {
  const kind = file.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  return ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind)
}

/** The line on which a node starts, counted from 1. */
export const lineOf = (node: ts.Node): number =>
  node.getSourceFile().getLineAndCharacterOfPosition(node.getStart()).line + 1

/** The comments directly above a statement, with no empty line in between. */
export function commentAbove(statement: ts.Node): string {
  const { text } = statement.getSourceFile()
  const touching: string[] = []
  let below = statement.getStart()
  for (const { pos, end } of (ts.getLeadingCommentRanges(text, statement.pos) ?? []).toReversed()) {
    if (!/^[ \t]*\r?\n?[ \t]*$/.test(text.slice(end, below))) break
    touching.unshift(text.slice(pos, end))
    below = pos
  }
  return touching.join('\n')
}

/** The text of a string or template; placeholders in a template stay as written. */
export function wordsOf(node: ts.Node | undefined): string | undefined {
  if (node === undefined) return undefined
  if (ts.isStringLiteralLike(node)) return node.text
  return ts.isTemplateExpression(node) ? node.getText().slice(1, -1) : undefined
}
