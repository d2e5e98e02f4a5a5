// Finds the rules that stories and tests cite. A citation counts only in the name of the story or test, in the comment
// directly above it, or at the top of a test file. Regular expressions suffice, because Biome formats these files.
import { globSync } from 'node:fs'
import { storyNameFromExport } from 'storybook/internal/csf'
import { createStoryId, parseMeta } from '../story-id.ts'
import { readAllAreas, readText, root } from './read-rules.ts'

/** A story or test, with the rules that it cites. */
export type Proof = {
  kind: 'story' | 'test'
  file: string
  line: number
  /** The name that a reviewer sees: a story's title and name, or the names of a test and its suites. */
  name: string
  rules: string[]
  /** A story's id in Storybook. */
  storyId?: string
  /** The reason why the proof is invalid: it is skipped, asserts nothing, or contains no test. */
  defect?: string
}

const ruleId = new RegExp(
  `\\b(?:${readAllAreas()
    .map(({ id }) => id)
    .join('|')})-\\d+\\b`,
  'g',
)

/** Returns the distinct rule ids in a string. */
export const ruleIdsIn = (text: string): string[] => [...new Set(text.match(ruleId))]

const getLineNumber = (text: string, index: number) => text.slice(0, index).split('\n').length

/** Returns the comment directly above a line, with no empty line in between. */
function commentAbove(text: string, index: number): string {
  const linesAbove = text.slice(0, index).split('\n').slice(0, -1)
  const lastCodeIndex = linesAbove.findLastIndex((line) => !/^\s*(?:\/\/|\/?\*)/.test(line))
  return linesAbove.slice(lastCodeIndex + 1).join('\n')
}

/** Matches a string literal. The groups capture its quote and its text. */
const literal = String.raw`(['"\x60])((?:\\.|(?!\1)[^\\])*)\1`

const storyNamePattern = new RegExp(`^(?: {2}|\\{ )name: ${literal}`, 'm')
const storyStart = /^export const (\w+) = meta\.story\(/gm

/** Finds the stories in a file that cite rules in their name or in the comment directly above them. */
export function parseStories(file: string, text: string): Proof[] {
  const { title, metaId } = parseMeta(text)
  return [...text.matchAll(storyStart)].flatMap(({ 0: start, 1: story = '', index }): Proof[] => {
    // The story ends before the next line that is not indented.
    const [body = ''] = text.slice(index + start.length).split(/^(?=\S)/m)
    const [, , name = storyNameFromExport(story)] = storyNamePattern.exec(body) ?? []
    const rules = ruleIdsIn(`${commentAbove(text, index)}\n${name}`)
    if (rules.length === 0) return []
    const defect = /^(?: {2}|\{ .*)(?:async )?play\b/m.test(body) ? undefined : 'asserts nothing'
    const storyId = createStoryId({ metaId, story })
    return [
      { kind: 'story', file, line: getLineNumber(text, index), name: `${title} · ${name}`, rules, storyId, defect },
    ]
  })
}

/** Matches `test('name'` or `describeWith('tool', 'name'`, the start of a test or suite. */
const testNamePattern = new RegExp(String.raw`^[\w.]+\((?:'\w+', )?\s*${literal}`)
/** Matches `test.each(table)('name'`, the start of a parameterized test or suite. */
const tableNamePattern = new RegExp(String.raw`^[\s\S]*?\)\(\s*${literal}`)

const testStart = /^([ \t]*)(test|it|describe|describeWith)((?:\.\w+)*)[(<]/gm

/** Returns the source that contains a `test.each` table: the call's start, and the table's constant if there is one. */
function findTable(text: string, head: string): string {
  const [, constant] = /\.(?:each|for)\((\w+)\)/.exec(head) ?? []
  const [declaration = ''] = new RegExp(`^const ${constant}\\b[\\s\\S]*?\\n(?=[\\n\\w/])`, 'm').exec(text) ?? []
  return head + declaration
}

type ScannedTest = Proof & { indent: number; isSuite: boolean; isSkipped: boolean; testCount: number }

/** Finds the tests and suites in a file that cite rules in their name or in the comment directly above them. */
export function parseTests(file: string, text: string): Proof[] {
  const entries: ScannedTest[] = []
  let suites: ScannedTest[] = []
  for (const { 0: start, 1: indent = '', 2: runner = '', 3: modifiers = '', index } of text.matchAll(testStart)) {
    const pattern = /\.(?:each|for)/.test(modifiers) ? tableNamePattern : testNamePattern
    const [head = start, , testName = ''] = pattern.exec(text.slice(index + indent.length)) ?? []
    suites = suites.filter((suite) => suite.indent < indent.length)
    const isSkipped = /\.(?:skip|todo|fails)/.test(modifiers) || suites.some((suite) => suite.isSkipped)
    const citingText = /[%$]/.test(testName) ? findTable(text, head) : testName
    const scannedTest: ScannedTest = {
      kind: 'test',
      file,
      line: getLineNumber(text, index),
      name: [...suites.map((suite) => suite.name.split(' › ').at(-1)), testName].join(' › '),
      rules: ruleIdsIn(`${citingText}\n${commentAbove(text, index)}`),
      indent: indent.length,
      isSuite: runner.startsWith('describe'),
      isSkipped,
      testCount: 0,
    }
    entries.push(scannedTest)
    if (scannedTest.isSuite) suites.push(scannedTest)
    else if (!isSkipped) for (const entry of [scannedTest, ...suites]) entry.testCount++
  }
  const [, citations = ''] = /^\/\/ ([A-Z]{2,3}-\d+(?:, [A-Z]{2,3}-\d+)*): /.exec(text) ?? []
  const testCount = entries.filter(({ isSuite }) => !isSuite).reduce((sum, test) => sum + test.testCount, 0)
  const wholeFile = {
    kind: 'test',
    file,
    line: 1,
    name: 'whole file',
    rules: ruleIdsIn(citations),
    testCount,
    isSkipped: false,
  } as const
  return [wholeFile, ...entries].flatMap(({ kind, line, name, rules, testCount, isSkipped }): Proof[] => {
    // A suite's citation is redundant if one of its tests cites the same rule.
    const innerRules = entries.filter((test) => test.name.startsWith(`${name} › `)).flatMap((test) => test.rules)
    const ownRules = rules.filter((id) => !innerRules.includes(id))
    const defect = testCount > 0 ? undefined : isSkipped ? 'is skipped' : 'contains no test'
    return ownRules.length > 0 ? [{ kind, file, line, name, rules: ownRules, defect }] : []
  })
}

/** Reads all stories and tests. Returns those that cite rules, and the files that were read. */
export function readAllProofs(): { proofs: Proof[]; files: string[] } {
  const stories = globSync('stories/**/*.stories.tsx', { cwd: root }).sort()
  const tests = globSync('test/**/*.test.{ts,tsx}', { cwd: root }).sort()
  const proofs = [
    ...stories.flatMap((file) => parseStories(file, readText(file))),
    ...tests.flatMap((file) => parseTests(file, readText(file))),
  ]
  return { proofs, files: [...stories, ...tests] }
}
