// `npm run check:catalogue`: checks that every story proves something. Needs the built Storybook and the report of a full story
// run in all languages: `npm test -- --only check:catalogue` makes both first.
import { readFileSync } from 'node:fs'
import { checkRuns, type IndexedStory, readReport } from './catalogue/runs.ts'

const index = readFileSync(new URL('../storybook-static/index.json', import.meta.url), 'utf8')
const { entries } = JSON.parse(index) as { entries: Record<string, IndexedStory & { type: string }> }
const stories = Object.values(entries).filter(({ type }) => type === 'story')
const { counts, gaps } = checkRuns(stories, readReport())
for (const gap of gaps) console.log(gap)
const sums = Object.entries({ ...counts, gaps: gaps.length }).map(([what, count]) => `${count} ${what}`)
console.log(`Catalogue: ${sums.join(', ')}`)
process.exitCode = gaps.length > 0 ? 1 : 0
