// `npm run check:rules`: checks that every numbered rule is shown by stories or tests, and prints the totals.
import { countCoverage } from './rules/count.ts'
import { readCoverage } from './rules/link.ts'
import { findAllProblems } from './rules/problems.ts'

const sums = countCoverage(readCoverage().coverage)
const { rules, withStory, withTest, softened, inPart, links, stories, tests } = sums
console.log(
  `Rules: ${rules}, ${withStory} shown by stories, ${withTest} by tests, ${softened} softened, ${inPart} in part; ` +
    `${links} links to ${stories} stories and ${tests} tests`,
)
const problems = findAllProblems()
for (const problem of problems) console.error(problem)
process.exitCode = problems.length > 0 ? 1 : 0
