// `npm run check:rules`: checks that every numbered rule is shown by stories or tests, and prints the totals.
import { findAllProblems } from './rules/problems.ts'
import { readAllProofs } from './rules/read-proofs.ts'
import { readAllAreas } from './rules/read-rules.ts'

const rules = readAllAreas().flatMap((area) => area.rules)
const { proofs } = readAllProofs()
const softened = rules.filter(({ state }) => state === 'softened').length
const stories = proofs.filter(({ kind }) => kind === 'story').length
console.log(
  `Rules: ${rules.length}, ${softened} softened; shown by ${stories} stories and ${proofs.length - stories} tests`,
)
const problems = findAllProblems()
for (const problem of problems) console.error(problem)
process.exitCode = problems.length > 0 ? 1 : 0
