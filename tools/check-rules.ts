// Holds the numbered rules against the stories and tests that show them, and prints what they come to.
import { countCoverage } from './rules/count.ts'
import { readCoverage } from './rules/link.ts'
import { findAllProblems } from './rules/problems.ts'

const sums = countCoverage(readCoverage().coverage)
const { rules, withStory, withTest, inPart, links, stories, tests } = sums
console.log(
  `Rules: ${rules}, ${withStory} shown by stories, ${withTest} by tests, ${inPart} in part; ` +
    `${links} links to ${stories} stories and ${tests} tests`,
)
const problems = findAllProblems()
for (const problem of problems) console.error(problem)
process.exitCode = problems.length > 0 ? 1 : 0
