// Checks that `npm run check:rules` reports planted problems. The unknown rule id is built at run time, so that the
// check does not find it in this file.
import { expect, test } from 'vitest'
import { findProblems } from '../../tools/rules/problems.ts'
import { type Proof, parseStories, parseTests } from '../../tools/rules/read-proofs.ts'
import { parseAreas } from '../../tools/rules/read-rules.ts'

const unknownRule = `WID-${99}`
const proof: Proof = { kind: 'test', file: 'test/a.test.ts', line: 1, name: 'a', rules: ['WID-01'] }

function findRowProblems(where: string, overrides: Partial<Proof> = {}) {
  const areas = parseAreas(`# Rules\n\n## WID: widgets\n\n| WID-01 | The box opens. | ${where} |\n`, 'docs/rules.md')
  return findProblems(areas, [{ ...proof, ...overrides }], (path) => !path.includes('missing'))
}

test('a row with an existing proof has no problem', () => {
  expect(findRowProblems('`host/a.ts` → `test/a.test.ts`')).toEqual([])
})

test.each<[where: string, overrides: Partial<Proof>, problem: string]>([
  ['`host/a.ts`', { defect: 'is skipped' }, 'WID-01 is not covered by any story or test'],
  ['`host/missing.ts`', {}, 'WID-01 names host/missing.ts, which does not exist'],
  ['`stories/b.stories.tsx`', {}, 'WID-01 names stories/b.stories.tsx, which does not cite it'],
  ['softened: `host/a.ts`', {}, 'WID-01 is softened but names no decision that explains why'],
  ['browser, unit', {}, 'WID-01 requires a proof of type browser, but has none'],
  ['`host/a.ts`', { rules: ['WID-01', unknownRule] }, `test/a.test.ts:1 cites ${unknownRule}, which is not a rule`],
])('for the row %j and the proof overrides %j, the check reports %j', (where, overrides, problem) => {
  expect(findRowProblems(where, overrides)).toContain(problem)
})

test('a story cites the rules in the comment directly above it, and must have a play function', () => {
  const story = (comment: string, play: string) =>
    `const meta = preview.meta({\n  title: 'Widgets/Box',\n})\n\n${comment}\nexport const Open = meta.story({\n  ${play}\n})\n`
  const read = (comment: string, play: string) => parseStories('stories/a.stories.tsx', story(comment, play))
  expect(read('// WID-01', 'play: open,')).toMatchObject([
    { rules: ['WID-01'], storyId: 'widgets-box--open', name: 'Widgets/Box · Open', line: 6, defect: undefined },
  ])
  expect(read('// WID-01', 'render: () => <Box play />,')[0]?.defect).toBe('asserts nothing')
  expect(read('// WID-01\n', 'play: open, // WID-01')).toEqual([])
})

test.each([
  ["test('WID-01 opens', () => {})", ['WID-01']],
  ["// WID-01\ntest('opens', () => {})", ['WID-01']],
  ["describe('box', () => {\n  // WID-01\n  test.each([1])('opens %d', () => {})\n})", ['WID-01']],
  ["// WID-01: the box opens.\nimport { test } from 'vitest'\ntest('opens', () => {})", ['WID-01']],
  ["const rows = [\n  ['WID-01', 1],\n]\n\ntest.each(rows)('%s opens', () => {})", ['WID-01']],
  ["test('opens', () => {\n  // WID-01\n})", []],
  ["// WID-01\nconst box = 1\n\ntest('opens', () => {})", []],
])('the test in %j cites %j', (text, rules) => {
  expect(parseTests('test/a.test.ts', text).flatMap((proof) => proof.rules)).toEqual(rules)
})
