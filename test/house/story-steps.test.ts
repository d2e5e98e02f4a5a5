// Plays are read in Storybook's panel, so page stories name each action and each expectation as a step.

import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const parse = (file: string, text: string) =>
  ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
const read = (file: string) => parse(file, readFileSync(`${root}${file}`, 'utf8'))
const storyFiles = globSync('stories/pages/**/*.stories.tsx', { cwd: root }).sort()
const drivers = [
  'stories/errors/play-code.ts',
  'stories/errors/play-error.ts',
  ...globSync('stories/pages/*-driver.ts', { cwd: root }),
]

/** A node and its descendants that are of one kind. */
function findAll<Kind extends ts.Node>(node: ts.Node, isKind: (one: ts.Node) => one is Kind): Kind[] {
  const found: Kind[] = isKind(node) ? [node] : []
  ts.forEachChild(node, (child) => void found.push(...findAll(child, isKind)))
  return found
}

/** The name of the called function, e.g. `step` for `context.step(…)`. */
const calleeOf = ({ expression }: ts.CallExpression) =>
  ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText()

const callees = (node: ts.Node) => findAll(node, ts.isCallExpression).map(calleeOf)

/** The functions of a file that contain a step. */
const stepping = (file: ts.SourceFile) =>
  findAll(file, ts.isFunctionDeclaration).flatMap(({ name, body }) =>
    name && body && callees(body).includes('step') ? [name.text] : [],
  )

const known = drivers.flatMap((file) => stepping(read(file)))

const isInStep = (node: ts.Node, names: readonly string[]): boolean =>
  (ts.isCallExpression(node) && names.includes(calleeOf(node))) ||
  (node.parent !== undefined && isInStep(node.parent, names))

/** Plays of a file without steps, or with assertions outside them. */
function findUnnamed(file: ts.SourceFile): string[] {
  const names = ['step', ...known, ...stepping(file)]
  const plays = findAll(file, ts.isPropertyAssignment).filter(({ name }) => name.getText() === 'play')
  return plays.flatMap((play) => {
    const line = `line ${file.getLineAndCharacterOfPosition(play.getStart()).line + 1}`
    if (!callees(play).some((name) => names.includes(name))) return [`${line}: no step`]
    const expects = findAll(play, ts.isCallExpression).filter((call) => calleeOf(call) === 'expect')
    const loose = expects.filter((call) => !isInStep(call, names))
    return loose.length > 0 ? [`${line}: an assertion outside the steps`] : []
  })
}

test('finds a play without a step, and an assertion outside a step', () => {
  const story = (body: string) => parse('planted.stories.tsx', `meta.story({ play: async ({ step }) => { ${body} } })`)
  expect(findUnnamed(story('await expect(1).toBe(1)'))).toEqual(['line 1: no step'])
  expect(findUnnamed(story('await open(); await context.step("Seen", () => expect(1).toBe(1))'))).toEqual([])
  expect(findUnnamed(story('await step("Seen", look); await expect(1).toBe(1)'))).toEqual([
    'line 1: an assertion outside the steps',
  ])
})

test('the play of each error has steps', () => {
  expect(known).toContain('playError')
})

test.each(storyFiles)('%s names its steps', (file) => {
  expect(findUnnamed(read(file))).toEqual([])
})
