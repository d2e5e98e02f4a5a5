import { coverage } from 'virtual:rule-coverage.js'
import { groupBy } from 'es-toolkit/array/groupBy'
import { countCoverage } from '../../../tools/rules/count.ts'
import type { CoveredRule } from '../../../tools/rules/model.ts'
import { hasWords } from '../has-words.ts'

export type ProofView = (typeof coverage.proofs)[number]

/** One rule as the page shows it. */
export type RuleView = CoveredRule & {
  stories: ProofView[]
  tests: ProofView[]
  /** All that a search looks into, in small letters. */
  haystack: string
}

function view(rule: CoveredRule): RuleView {
  const proofs = rule.shownBy.flatMap((place) => coverage.proofs[place] ?? [])
  return {
    ...rule,
    stories: proofs.filter(({ kind }) => kind === 'story'),
    tests: proofs.filter(({ kind }) => kind === 'test'),
    haystack: `${rule.id} ${rule.words}`.toLowerCase(),
  }
}

/** Every area with its rules. */
export const areas = coverage.areas.map((area) => ({ ...area, rules: area.rules.map(view) }))

/** Every rule. */
export const rules = areas.flatMap((area) => area.rules)

/** Whether something is an area's letters. */
export const isArea = (id: string) => areas.some((area) => area.id === id)

/** How many there are of what. */
export const sums = countCoverage(coverage)

/** The rules that hold every word of a search. */
export function searchRules(words: string): RuleView[] {
  return rules.filter(({ haystack }) => hasWords(haystack, words))
}

/** Stories or tests under the files that they stand in, in their order. */
export const byFile = (proofs: ProofView[]) => Object.entries(groupBy(proofs, ({ file }) => file))

/** What of one kind shows which rules; of a search, only what holds every word. */
export function proofsOf(kind: ProofView['kind'], words = ''): ProofView[] {
  return coverage.proofs.filter((proof) => {
    const haystack = [proof.file, proof.title, proof.storyId, proof.name, ...proof.rules].join(' ').toLowerCase()
    return proof.kind === kind && hasWords(haystack, words)
  })
}
