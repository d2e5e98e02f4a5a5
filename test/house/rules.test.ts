// Checks what `npm run check:rules` finds, with every mismatch planted once. Ids that do not exist are concatenated, so
// that the check of this project does not find them here.
import { describe, expect, test } from 'vitest'
import { findProblems, findUnknownRules } from '../../tools/rules/problems.ts'
import { type Proof, readStories, readTests } from '../../tools/rules/read-proofs.ts'
import { readAreas, readStrayRows } from '../../tools/rules/read-rules.ts'

const unknown = `WID-${99}`
const row = (id: string, where: string) => `| ${id} | What it says. | ${where} |\n`
const documentOf = (...rows: string[]) =>
  `# Rules\n\n## WID: shared widgets\n\nProved in \`test/shared.test.ts\`.\n\n| id | rule | where |\n|---|---|---|\n${rows.join('')}`
const proof = (more: Partial<Proof> = {}): Proof => ({
  kind: 'test',
  file: 'test/a.test.ts',
  line: 1,
  name: 'a',
  rules: ['WID-01'],
  ...more,
})

describe('finds mismatches', () => {
  const find = (rows: string[], proofs: Proof[], document = 'docs/rules.md') =>
    findProblems(readAreas(documentOf(...rows), document), proofs, (path) => !path.includes('gone'))
  const a = 'test/a.test.ts'

  test.each<[where: string, files: string[], problem?: string]>([
    ['`host/a.ts` → `test/a.test.ts`', [a]],
    ['`host/a.ts`', [], 'is shown by no story or test'],
    ['`host/gone.ts` → `test/a.test.ts`', [a], 'names host/gone.ts, which does not exist'],
    ['`test/a.test.ts`, `stories/b.stories.tsx`', [a], 'names stories/b.stories.tsx, which does not cite it'],
    ['not yet', []],
    ['not yet', [a], 'is marked as not there yet, but test/a.test.ts shows it'],
    ['softened ([decision 1](decisions/0001-why.md)): `host/a.ts`', [a]],
    ['softened: `host/a.ts`', [a], 'is softened but names no decision that explains why'],
    ['as above, and `test/a.test.ts`', [a, 'test/shared.test.ts']],
    ['as above, and `test/a.test.ts`', [a], 'names test/shared.test.ts, which does not cite it'],
    ['`host/a.ts` → `test/host`', ['test/host/b.test.ts']],
    ['`host/a.ts` → `test/host`', ['test/hosts/b.test.ts'], 'names test/host, which does not cite it'],
    ['browser, unit', ['test/rules/a.test.ts', 'test/e2e/a.test.ts']],
    ['browser, unit', ['test/rules/a.test.ts'], 'must be proved by browser, but is not'],
  ])('in a row %j with proofs in %j: %s', (where, files, problem) => {
    const proofs = files.map((file) => proof({ file }))
    expect(find([row('WID-01', where)], proofs)).toEqual(problem ? [`WID-01 ${problem}`] : [])
  })

  test('in a document and in its proofs', () => {
    const shown = row('WID-01', '')
    const skipped = proof({ line: 2, defect: 'is skipped' })
    expect(find([shown, shown], [proof()])).toEqual(['WID-01 is used twice'])
    expect(find([row('SCR-01', '')], [proof({ rules: ['SCR-01'] })])).toEqual(['SCR-01 is listed under WID'])
    expect(find([shown], [proof({ rules: ['WID-01', unknown] })])).toEqual([
      `${a}:1 cites ${unknown}, which is not a rule`,
    ])
    expect(find([shown], [skipped])).toEqual([
      'WID-01 is shown by no story or test',
      `${a}:2 cites WID-01 but is skipped`,
    ])
    expect(find([row('WID-01', 'somehow')], [proof()], 'docs/safety.md')).toEqual([
      'WID-01 does not say how it must be proved',
    ])
    expect(readStrayRows(`${documentOf(shown)}\n## Other things\n\n${row('SCR-01', '')}`)).toEqual(['SCR-01'])
    expect(findUnknownRules(`// ${unknown}: as WID-01, not SHA-256`, new Set(['WID-01']))).toEqual([unknown])
  })
})

describe('citations in a story', () => {
  const file = (above: string, options = "name: 'Open',\n  play: async () => {},") =>
    `const meta = preview.meta({\n  title: 'Widgets/Box',\n})\n\n${above}\nexport const WideOpen = meta.story({\n  ${options}\n})\n`
  const read = (text: string) => readStories('stories/a.stories.tsx', text)

  test.each([
    ['count in the comment above it', file('// WID-01'), ['WID-01']],
    ['count in every comment above it', file('/** Opens (WID-01). */\n// WID-02'), ['WID-01', 'WID-02']],
    ['count in its name', file('', "name: 'Open: WID-01',\n  play() {},"), ['WID-01']],
    ['do not count in a comment further above', file('// WID-01\n'), []],
    ['do not count beside other code', file('const text = "WID-01" // WID-01'), []],
    ['do not count in its play', file('', 'play: async () => {\n    // WID-01\n  }'), []],
    ['do not count for an export that is not a story', '// WID-01\nexport const Helper = make({})', []],
  ])('%s', (_, text, expected) => {
    expect(read(text).flatMap(({ rules }) => rules)).toEqual(expected)
  })

  test('include its id in Storybook, and its defect if it asserts nothing', () => {
    const [story] = read(file('// WID-01'))
    expect(story).toMatchObject({ storyId: 'widgets-box--wide-open', name: 'Widgets/Box · Open', line: 6 })
    const withId = file('// WID-01').replace('title:', "id: 'widgets-crate',\n  title:")
    expect(read(withId)[0]?.storyId).toBe('widgets-crate--wide-open')
    const looks = file('// WID-01', "name: 'Open',\n  render: () => <Box play />,")
    expect(read(`${looks}\n${file('')}`)[0]?.defect).toBe('asserts nothing')
  })
})

describe('citations in a test', () => {
  const read = (text: string) => readTests('test/a.test.ts', text)
  const one = (name: string) => `test('${name}', () => {})\n`
  const suite = (name: string, ...lines: string[]) => `describe('${name}', () => {\n  ${lines.join('\n  ')}\n})\n`
  const imports = "import { test } from 'vitest'\n"

  test.each([
    ['count in its name', one('WID-01 opens'), ['WID-01']],
    ['count in the comment above it', `// WID-01\n${one('opens')}`, ['WID-01']],
    ['count in the name of its suite', suite('box (WID-01)', one('opens')), ['WID-01']],
    ['count in a suite', suite('box', '// WID-01', "test.each([1])('opens %d', () => {})"), ['WID-01']],
    ['count once if the suite has it too', suite('WID-01', one('opens: WID-01')), ['WID-01']],
    ['count at the top of its file', `// WID-01: all that opens.\n${imports}${one('opens')}`, ['WID-01']],
    ['count in a suite of a tool', `describeWith('nginx', 'WID-01', () => {\n  ${one('opens')}})`, ['WID-01']],
    [
      'count in the rows of a constant',
      `const rows = [\n  ['WID-01', 1],\n]\n\ntest.each(rows)('%s opens', () => {})`,
      ['WID-01'],
    ],
    ['count in a named value', "test.each([{ name: 'WID-01' }])('$name', () => {})", ['WID-01']],
    [
      'count beside a function in a row',
      "test.each([\n  ['WID-01', (box) => box.open()],\n])('%s', () => {})",
      ['WID-01'],
    ],
    ['do not count in rows that are not in its name', "test.each([['WID-01', 1]])('opens', () => {})", []],
    ['do not count in a sentence at the top', `// As WID-01 has it.\n${imports}${one('opens')}`, []],
    ['do not count in its body', "test('opens', () => {\n  // WID-01\n  expect(WID).toBe('WID-01')\n})", []],
    ['do not count above other code', `// WID-01\nconst box = 1\n\n${one('opens')}`, []],
  ])('%s', (_, text, expected) => {
    expect(read(text).flatMap(({ rules }) => rules)).toEqual(expected)
  })

  test.each([
    [one('WID-01 opens'), undefined],
    ["test.skip('WID-01 opens', () => {})", 'is skipped'],
    ["test.todo('WID-01 opens')", 'is skipped'],
    [suite('box', one('WID-01 opens')).replace('describe', 'describe.skip'), 'is skipped'],
    [suite('WID-01 box'), 'contains no test'],
  ])('defect of %j', (text, defect) => {
    expect(read(text)[0]?.defect).toBe(defect)
  })
})
