import type { Coverage, Proof } from './model.ts'

/** Totals of rules and proofs. A link connects a rule with a story or test. */
export function countCoverage({ areas, proofs }: Coverage) {
  const rules = areas.flatMap((area) => area.rules)
  const rulesWith = (kind: Proof['kind']) =>
    rules.filter(({ shownBy }) => shownBy.some((place) => proofs[place]?.kind === kind)).length
  return {
    rules: rules.length,
    withStory: rulesWith('story'),
    withTest: rulesWith('test'),
    softened: rules.filter(({ state }) => state === 'softened').length,
    inPart: rules.filter(({ state }) => state === 'part').length,
    links: rules.reduce((sum, { shownBy }) => sum + shownBy.length, 0),
    stories: proofs.filter(({ kind }) => kind === 'story').length,
    tests: proofs.filter(({ kind }) => kind === 'test').length,
  }
}
