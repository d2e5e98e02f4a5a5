// The documents stay the one place where a rule's words stand; this reads them.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Area, type Rule, type State, type Way, ways } from './model.ts'

/** Where the project's files stand. */
export const root = fileURLToPath(new URL('../..', import.meta.url))

/** The documents that number rules. */
export const documents = ['docs/rules.md', 'docs/safety.md']

/** A file of the project by its path from the root. */
export const readText = (path: string) => readFileSync(`${root}/${path}`, 'utf8')

const states: Record<string, State> = { part: 'part', 'rule only': 'rule only', 'not yet': 'not yet' }

/** "part: …" and "Part: …"; a row that begins otherwise is covered. */
function stateOf(where: string): State {
  const [, word = ''] = /^(part|rule only|not yet)\b/i.exec(where) ?? []
  return states[word.toLowerCase()] ?? 'covered'
}

/** Paths between backticks that lead to stories or tests. */
function proofsIn(text: string): string[] {
  return [...text.matchAll(/`((?:test|stories)\/[^`]+)`/g)].map(([, path = '']) => path)
}

/** "browser, unit": the row names no proofs, but the ways in which it must be proved. */
function demandsIn(where: string): Way[] {
  const words = where.split(', ')
  const demands = ways.filter((way) => words.includes(way))
  return demands.length === words.length ? demands : []
}

/** The cells of a table's row. */
const cellsOf = (line: string) =>
  line
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim())

function readRow(line: string, area: string, shared: string[]): Rule {
  const [id = '', words = '', ...rest] = cellsOf(line)
  const where = rest.at(-1) ?? ''
  const own = proofsIn(where)
  return {
    id,
    area,
    words,
    where,
    state: stateOf(where),
    proofs: where.startsWith('as above') ? [...shared, ...own] : own,
    demands: demandsIn(where),
  }
}

const row = /^\| ([A-Z]{2,3}-\d+) \|/

/** The numbers of rows that look like rules, in chapters that are no area. */
export function readStrayRows(text: string): string[] {
  const inAreas = readAreas(text, '').flatMap(({ rules }) => rules)
  const all = text.split('\n').flatMap((line) => row.exec(line)?.[1] ?? [])
  return all.filter((id) => !inAreas.some((rule) => rule.id === id))
}

/** The areas of one document: its chapters that are headed by an area's letters. */
export function readAreas(text: string, document: string): Area[] {
  return text
    .split(/^## /m)
    .slice(1)
    .flatMap((chapter) => {
      const [, id, title = ''] = /^([A-Z]{2,3}): (.+)/.exec(chapter) ?? []
      if (id === undefined) return []
      const lines = chapter.split('\n')
      // What a chapter says above its table holds for the rows that say "as above".
      const shared = proofsIn(lines.filter((line) => !line.startsWith('|')).join('\n'))
      const rows = lines.filter((line) => row.test(line))
      return [{ id, title, document, rules: rows.map((line) => readRow(line, id, shared)) }]
    })
}

/** Every area of every document. */
export function readAllAreas(): Area[] {
  return documents.flatMap((document) => readAreas(readText(document), document))
}

/** The letters that a rule's number can begin with. */
export const areaIds = readAllAreas().map(({ id }) => id)

/** One row of the table that counts the rules of a document. */
export type Sums = { area: string; all: number } & Record<State, number>

/** The table of sums, as it is written down. */
export function readSums(text: string): Sums[] {
  return [...text.matchAll(/^\| ([A-Z]{2,3}), [^|]+((?:\| \d+ ){5})\|$/gm)].map(([, area = '', figures = '']) => {
    const [all = 0, covered = 0, part = 0, ruleOnly = 0, notYet = 0] = figures.match(/\d+/g)?.map(Number) ?? []
    return { area, all, covered, part, 'rule only': ruleOnly, 'not yet': notYet }
  })
}

/** The table of sums, as it should be. */
export function sumUp(areas: Area[]): Sums[] {
  return areas.map(({ id, rules }) => {
    const count = (state: State) => rules.filter((rule) => rule.state === state).length
    return {
      area: id,
      all: rules.length,
      covered: count('covered'),
      part: count('part'),
      'rule only': count('rule only'),
      'not yet': count('not yet'),
    }
  })
}
