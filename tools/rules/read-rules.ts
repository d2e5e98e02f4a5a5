// Reads the rules from the documents, which are the only source of their wording.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The states of a rule: how completely this release follows it. docs/rules.md explains them. */
const states = ['covered', 'softened', 'partial', 'rule only', 'not yet'] as const

/** The types of proof: a story, a test in a real browser, a check of all sources or the build, or a unit test. */
const proofTypes = ['story', 'browser', 'house', 'unit'] as const

export type ProofType = (typeof proofTypes)[number]

/** A numbered rule, as described by its row in the documents. */
export type Rule = {
  id: string
  text: string
  /** The row's last cell: where the rule is implemented, and its proofs. */
  where: string
  state: (typeof states)[number]
  /** The stories, tests and folders that the row names as proof. */
  proofs: string[]
  /** The types of proof that the row requires. Each type needs a story or test that cites the rule. */
  requiredTypes: ProofType[]
}

/** The rules in a chapter of a document. `id` is the prefix of their ids, e.g. `SCR`. */
export type Area = { id: string; title: string; document: string; rules: Rule[] }

export const root = fileURLToPath(new URL('../..', import.meta.url))

/** The documents that contain numbered rules. */
export const documents = ['docs/rules.md', 'docs/safety.md']

/** Reads a file of the project, given its path from the root. */
export const readText = (path: string) => readFileSync(`${root}/${path}`, 'utf8')

/** Returns the paths of stories and tests that appear in backticks in the text. */
const findPaths = (text: string) => Array.from(text.matchAll(/`((?:test|stories)\/[^`]+)`/g), ([, path = '']) => path)

/** Reads the types of proof in a cell such as "browser, unit", which lists required types instead of proofs. */
function parseRequiredTypes(where: string): ProofType[] {
  const parts = where.split(', ')
  const types = proofTypes.filter((type) => parts.includes(type))
  return types.length === parts.length ? types : []
}

function parseRow(line: string, sharedProofs: string[]): Rule {
  const cells = line.slice(1, -1).split('|')
  const [id = '', text = '', ...otherCells] = cells.map((cell) => cell.trim())
  const where = otherCells.at(-1) ?? ''
  return {
    id,
    text,
    where,
    // A rule is covered if its last cell does not begin with a state.
    state: states.find((state) => where.toLowerCase().startsWith(state)) ?? 'covered',
    proofs: where.startsWith('as above') ? [...sharedProofs, ...findPaths(where)] : findPaths(where),
    requiredTypes: parseRequiredTypes(where),
  }
}

const rowPattern = /^\| ([A-Z]{2,3}-\d+) \|/

/** Parses the areas of a document: the chapters with an area id at the start of the heading. */
export function parseAreas(text: string, document: string): Area[] {
  const chapters = text.split(/^## /m).slice(1)
  return chapters.flatMap((chapter) => {
    const [, id, title = ''] = /^([A-Z]{2,3}): (.+)/.exec(chapter) ?? []
    if (id === undefined) return []
    const lines = chapter.split('\n')
    // Proofs named above a table apply to its rows that say "as above".
    const sharedProofs = findPaths(lines.filter((line) => !line.startsWith('|')).join('\n'))
    const rules = lines.filter((line) => rowPattern.test(line)).map((line) => parseRow(line, sharedProofs))
    return [{ id, title, document, rules }]
  })
}

export const readAllAreas = () => documents.flatMap((document) => parseAreas(readText(document), document))
