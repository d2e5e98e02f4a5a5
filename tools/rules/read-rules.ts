// Reads the rules from the documents, which remain the only source of their wording.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Area, type Rule, type State, type Way, ways } from './model.ts'

/** The project's root folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url))

/** The documents that contain numbered rules. */
export const documents = ['docs/rules.md', 'docs/safety.md']

/** Reads a file of the project, given its path from the root. */
export const readText = (path: string) => readFileSync(`${root}/${path}`, 'utf8')

const states: Record<string, State> = {
  softened: 'softened',
  part: 'part',
  'rule only': 'rule only',
  'not yet': 'not yet',
}

/** Reads the state from "part: …" or "Softened: …"; a row without such a prefix is covered. */
function stateOf(where: string): State {
  const [, word = ''] = /^(softened|part|rule only|not yet)\b/i.exec(where) ?? []
  return states[word.toLowerCase()] ?? 'covered'
}

/** Paths of stories or tests between backticks. */
function proofsIn(text: string): string[] {
  return [...text.matchAll(/`((?:test|stories)\/[^`]+)`/g)].map(([, path = '']) => path)
}

/** Reads "browser, unit": such a row lists required ways of proof instead of the proofs. */
function demandsIn(where: string): Way[] {
  const words = where.split(', ')
  const demands = ways.filter((way) => words.includes(way))
  return demands.length === words.length ? demands : []
}

/** The cells of a table row. */
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

/** The ids of rows that look like rules but are in a chapter that is not an area. */
export function readStrayRows(text: string): string[] {
  const inAreas = readAreas(text, '').flatMap(({ rules }) => rules)
  const all = text.split('\n').flatMap((line) => row.exec(line)?.[1] ?? [])
  return all.filter((id) => !inAreas.some((rule) => rule.id === id))
}

/** The areas of one document: the chapters whose headings begin with an area's letters. */
export function readAreas(text: string, document: string): Area[] {
  return text
    .split(/^## /m)
    .slice(1)
    .flatMap((chapter) => {
      const [, id, title = ''] = /^([A-Z]{2,3}): (.+)/.exec(chapter) ?? []
      if (id === undefined) return []
      const lines = chapter.split('\n')
      // Proofs named above a table apply to its rows that say "as above".
      const shared = proofsIn(lines.filter((line) => !line.startsWith('|')).join('\n'))
      const rows = lines.filter((line) => row.test(line))
      return [{ id, title, document, rules: rows.map((line) => readRow(line, id, shared)) }]
    })
}

/** All areas of all documents. */
export function readAllAreas(): Area[] {
  return documents.flatMap((document) => readAreas(readText(document), document))
}

/** The letters that rule ids can begin with. */
export const areaIds = readAllAreas().map(({ id }) => id)

/** One row of the table that counts a document's rules. */
export type Sums = { area: string; all: number } & Record<State, number>

/** The sums as written in the document. */
export function readSums(text: string): Sums[] {
  return [...text.matchAll(/^\| ([A-Z]{2,3}), [^|]+((?:\| \d+ ){6})\|$/gm)].map(([, area = '', figures = '']) => {
    const [all = 0, covered = 0, softened = 0, part = 0, ruleOnly = 0, notYet = 0] =
      figures.match(/\d+/g)?.map(Number) ?? []
    return { area, all, covered, softened, part, 'rule only': ruleOnly, 'not yet': notYet }
  })
}

/** The sums as they should be. */
export function sumUp(areas: Area[]): Sums[] {
  return areas.map(({ id, rules }) => {
    const count = (state: State) => rules.filter((rule) => rule.state === state).length
    return {
      area: id,
      all: rules.length,
      covered: count('covered'),
      softened: count('softened'),
      part: count('part'),
      'rule only': count('rule only'),
      'not yet': count('not yet'),
    }
  })
}
