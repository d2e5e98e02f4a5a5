// `npm run check:catalogue`: checks that Storybook shows every part and that each story proves something. Needs the built
// Storybook and the report of a full story run in all languages, as written by `npm run test:all` or by
// `npm run test:stories -- --reporter=default --reporter=json --outputFile.json=reports/stories.json`.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkParts, readParts } from './catalogue/parts.ts'
import { checkRuns, type Finding, type IndexedStory, type RunReport } from './catalogue/runs.ts'

const root = join(import.meta.dirname, '..')
const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8')) as unknown
const index = read('storybook-static/index.json') as { entries: Record<string, IndexedStory & { type: string }> }
const stories = Object.values(index.entries).filter(({ type }) => type === 'story')
const report = read('reports/stories.json') as RunReport

const findings: Finding[] = [checkRuns(stories, report), checkParts(root, readParts(root), stories)]

const counts = Object.assign({}, ...findings.map((finding) => finding.counts)) as Finding['counts']
const gaps = findings.flatMap((finding) => finding.gaps)
for (const gap of gaps) console.log(gap)
const sums = Object.entries({ ...counts, gaps: gaps.length }).map(([what, count]) => `${count} ${what}`)
console.log(`Catalogue: ${sums.join(', ')}`)
process.exitCode = gaps.length > 0 ? 1 : 0
