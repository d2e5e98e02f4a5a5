// `npm run check:catalogue`: checks that Storybook shows every part and that each story proves something. Needs the built
// Storybook and the report of a full story run in all languages: `npm test -- --only check:catalogue` makes both first.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkParts, readParts } from './catalogue/parts.ts'
import { checkRuns, type Finding, type IndexedStory, readReport } from './catalogue/runs.ts'

const root = join(import.meta.dirname, '..')
type Index = { entries: Record<string, IndexedStory & { type: string }> }
const index = JSON.parse(readFileSync(join(root, 'storybook-static/index.json'), 'utf8')) as Index
const stories = Object.values(index.entries).filter(({ type }) => type === 'story')

const findings: Finding[] = [checkRuns(stories, readReport()), checkParts(root, readParts(root), stories)]

const counts = Object.assign({}, ...findings.map((finding) => finding.counts)) as Finding['counts']
const gaps = findings.flatMap((finding) => finding.gaps)
for (const gap of gaps) console.log(gap)
const sums = Object.entries({ ...counts, gaps: gaps.length }).map(([what, count]) => `${count} ${what}`)
console.log(`Catalogue: ${sums.join(', ')}`)
process.exitCode = gaps.length > 0 ? 1 : 0
