// What stories and tests have in common as text: comments, names, and the numbers in them.
import ts from 'typescript'
import { areaIds } from './read-rules.ts'

const number = new RegExp(`\\b(?:${areaIds.join('|')})-\\d+\\b`, 'g')

/** The numbers of rules in a text, each once. */
export const numbersIn = (text: string): string[] => [...new Set(text.match(number))]

/** A file as TypeScript reads it. */
export function parse(file: string, text: string): ts.SourceFile {
  const kind = file.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  return ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind)
}

/** The line that something begins in, counted from 1. */
export const lineOf = (node: ts.Node): number =>
  node.getSourceFile().getLineAndCharacterOfPosition(node.getStart()).line + 1

/** The comments that end right above a statement, with no empty line between. */
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

/** What a string or a template says; a template's gaps stay as they are written. */
export function wordsOf(node: ts.Node | undefined): string | undefined {
  if (node === undefined) return undefined
  if (ts.isStringLiteralLike(node)) return node.text
  return ts.isTemplateExpression(node) ? node.getText().slice(1, -1) : undefined
}
