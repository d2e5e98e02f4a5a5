// `npm run check:catalogue`: checks that Storybook shows every part and that each story proves something. Needs the built
// Storybook and the report of a full story run in all languages, as written by `npm run test:all` or by
// `npm run test:stories -- --reporter=default --reporter=json --outputFile.json=reports/stories.json`.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Finding } from './catalogue/finding.ts'
import { checkParts, readParts } from './catalogue/parts.ts'
import { checkRuns, type RunReport } from './catalogue/runs.ts'
import { readStories } from './catalogue/stories.ts'

const root = join(import.meta.dirname, '..')
const stories = readStories(root)
const report = JSON.parse(readFileSync(join(root, 'reports/stories.json'), 'utf8')) as RunReport

const findings: Finding[] = [checkRuns(stories, report), checkParts(root, readParts(root), stories)]

const counts = Object.assign({}, ...findings.map((finding) => finding.counts)) as Finding['counts']
const gaps = findings.flatMap((finding) => finding.gaps)
for (const gap of gaps) console.log(gap)
const sums = Object.entries({ ...counts, gaps: gaps.length }).map(([what, count]) => `${count} ${what}`)
console.log(`Catalogue: ${sums.join(', ')}`)
process.exitCode = gaps.length > 0 ? 1 : 0
