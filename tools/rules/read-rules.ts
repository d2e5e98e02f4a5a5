// Reads the rules from the documents, which remain the only source of their wording.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** How far this release keeps a rule, as stated in its row. `softened`: deliberately kept in another form than its wording. */
const states = ['covered', 'softened', 'part', 'rule only', 'not yet'] as const

/** The ways to prove a rule: a story, a real browser, a check of all sources or the build, or a unit test. */
const ways = ['story', 'browser', 'house', 'unit'] as const

export type Way = (typeof ways)[number]

/** One numbered rule, as given by its row in the documents. */
export type Rule = {
  id: string
  words: string
  /** The row's last cell: where the rule is implemented, and what proves it. */
  where: string
  state: (typeof states)[number]
  /** The stories, tests and folders that the row names as proof. */
  proofs: string[]
  /** How the row requires it to be proved; each kind needs a story or test that cites it. */
  demands: Way[]
}

/** A family of rules: one chapter of a document. Its id is the letters before the numbers. */
export type Area = { id: string; title: string; document: string; rules: Rule[] }

/** The project's root folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url))

/** The documents that contain numbered rules. */
export const documents = ['docs/rules.md', 'docs/safety.md']

/** Reads a file of the project, given its path from the root. */
export const readText = (path: string) => readFileSync(`${root}/${path}`, 'utf8')

/** Paths of stories or tests between backticks. */
const proofsIn = (text: string) => Array.from(text.matchAll(/`((?:test|stories)\/[^`]+)`/g), ([, path = '']) => path)

/** Reads "browser, unit": such a row lists required ways of proof instead of the proofs. */
function demandsIn(where: string): Way[] {
  const words = where.split(', ')
  const demands = ways.filter((way) => words.includes(way))
  return demands.length === words.length ? demands : []
}

function readRow(line: string, shared: string[]): Rule {
  const cells = line.slice(1, -1).split('|')
  const [id = '', words = '', ...rest] = cells.map((cell) => cell.trim())
  const where = rest.at(-1) ?? ''
  return {
    id,
    words,
    where,
    // A row that does not begin with another state is covered.
    state: states.find((state) => where.toLowerCase().startsWith(state)) ?? 'covered',
    proofs: where.startsWith('as above') ? [...shared, ...proofsIn(where)] : proofsIn(where),
    demands: demandsIn(where),
  }
}

const row = /^\| ([A-Z]{2,3}-\d+) \|/

/** The areas of one document: the chapters whose headings begin with an area's letters. */
export function readAreas(text: string, document: string): Area[] {
  const chapters = text.split(/^## /m).slice(1)
  return chapters.flatMap((chapter) => {
    const [, id, title = ''] = /^([A-Z]{2,3}): (.+)/.exec(chapter) ?? []
    if (id === undefined) return []
    const lines = chapter.split('\n')
    // Proofs named above a table apply to its rows that say "as above".
    const shared = proofsIn(lines.filter((line) => !line.startsWith('|')).join('\n'))
    const rules = lines.filter((line) => row.test(line)).map((line) => readRow(line, shared))
    return [{ id, title, document, rules }]
  })
}

/** All areas of all documents. */
export const readAllAreas = () => documents.flatMap((document) => readAreas(readText(document), document))
