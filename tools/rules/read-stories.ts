import { storyNameFromExport } from 'storybook/internal/csf'
import ts from 'typescript'
import { metaIdOf, storyIdOf } from '../story-id.ts'
import type { Proof } from './model.ts'
import { commentAbove, lineOf, numbersIn, parse, wordsOf } from './syntax.ts'

/** The call that creates a variable, e.g. `meta.story({ … })`. */
function madeBy(
  statement: ts.VariableStatement,
): { name: string; callee: string; options?: ts.Expression } | undefined {
  const [declaration] = statement.declarationList.declarations
  const call = declaration?.initializer
  if (!declaration || !call || !ts.isCallExpression(call)) return undefined
  return { name: declaration.name.getText(), callee: call.expression.getText(), options: call.arguments[0] }
}

/** A property of an object literal: its value, or the node itself if it is a method. */
function propertyOf(object: ts.Node | undefined, name: string): ts.Node | undefined {
  if (object === undefined || !ts.isObjectLiteralExpression(object)) return undefined
  const found = object.properties.find((property) => property.name?.getText() === name)
  return found && ts.isPropertyAssignment(found) ? found.initializer : found
}

/** The stories of a file that cite rules, in their name or in the comment directly above them. */
export function readStories(file: string, text: string): Proof[] {
  const variables = parse(file, text).statements.filter(ts.isVariableStatement)
  const meta = variables.map(madeBy).find((made) => made?.callee === 'preview.meta')
  const title = wordsOf(propertyOf(meta?.options, 'title')) ?? ''
  const metaId = metaIdOf({ id: wordsOf(propertyOf(meta?.options, 'id')), title })
  return variables.flatMap((statement): Proof[] => {
    const made = madeBy(statement)
    if (made?.callee !== 'meta.story') return []
    const byExport = storyNameFromExport(made.name)
    const name = wordsOf(propertyOf(made.options, 'name')) ?? byExport
    const rules = numbersIn(`${commentAbove(statement)}\n${name}`)
    if (rules.length === 0) return []
    const defect = propertyOf(made.options, 'play') ? undefined : 'asserts nothing'
    const storyId = storyIdOf({ metaId, story: made.name })
    return [{ kind: 'story', file, line: lineOf(statement), name, rules, storyId, title, defect }]
  })
}
