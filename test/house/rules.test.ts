// Each numbered rule must be shown by a story or test, and each cited rule must exist. Every mismatch is planted here once; ids
// that do not exist are concatenated, so that the check of the project does not find them here.
import { describe, expect, test } from 'vitest'
import { findAllProblems, findProblems, findUnknownRules } from '../../tools/rules/problems.ts'
import { type Proof, readAllProofs, readStories, readTests } from '../../tools/rules/read-proofs.ts'
import { readAllAreas, readAreas, readStrayRows } from '../../tools/rules/read-rules.ts'

const unknown = `WID-${99}`
const row = (id: string, where: string) => `| ${id} | What it says. | ${where} |\n`
const documentOf = (...rows: string[]) =>
  `# Rules\n\n## WID: shared widgets\n\nProved in \`test/shared.test.ts\`.\n\n| id | rule | where |\n|---|---|---|\n${rows.join('')}`
const areasOf = (...rows: string[]) => readAreas(documentOf(...rows), 'docs/rules.md')
const proof = (more: Partial<Proof>): Proof => ({
  kind: 'test',
  file: 'test/a.test.ts',
  line: 1,
  name: 'a',
  rules: ['WID-01'],
  ...more,
})
const problems = (rows: string[], proofs: Proof[], exists = () => true) =>
  findProblems(areasOf(...rows), proofs, exists)

// Reading every story and test can take long on a busy machine.
describe('the project', { timeout: 60_000 }, () => {
  test('shows every rule by a story or a test, and cites only existing rules', () => {
    expect(findAllProblems()).toEqual([])
  })

  test('finds the rules, stories and tests of the project', () => {
    expect(readAllAreas().flatMap(({ rules }) => rules).length).toBeGreaterThan(160)
    const { proofs } = readAllProofs()
    expect(proofs.filter(({ kind }) => kind === 'story').length).toBeGreaterThan(500)
    expect(proofs.filter(({ kind }) => kind === 'test').length).toBeGreaterThan(500)
  })
})

describe('mismatches', () => {
  const kept = row('WID-01', '`host/a.ts` → `test/a.test.ts`')

  test('none', () => {
    expect(problems([kept], [proof({})])).toEqual([])
  })

  test('a rule without a story or test', () => {
    expect(problems([row('WID-01', '`host/a.ts`')], [])).toEqual(['WID-01 is shown by no story or test'])
  })

  test('a rule that is marked as not there yet but shown', () => {
    expect(problems([row('WID-01', 'not yet')], [])).toEqual([])
    expect(problems([row('WID-01', 'not yet')], [proof({})])).toEqual([
      'WID-01 is marked as not there yet, but test/a.test.ts shows it',
    ])
  })

  test('a softened rule without a decision or a proof', () => {
    const softened = row('WID-01', 'softened ([decision 1](decisions/0001-why.md)): `host/a.ts` → `test/a.test.ts`')
    expect(areasOf(softened)[0]?.rules[0]?.state).toBe('softened')
    expect(problems([softened], [proof({})])).toEqual([])
    expect(problems([softened], [])).toContain('WID-01 is shown by no story or test')
    expect(problems([row('WID-01', 'softened: `host/a.ts`')], [proof({})])).toEqual([
      'WID-01 is softened but names no decision that explains why',
    ])
  })

  test('a citation of a rule that does not exist', () => {
    expect(problems([kept], [proof({ rules: ['WID-01', unknown] })])).toEqual([
      `test/a.test.ts:1 cites ${unknown}, which is not a rule`,
    ])
    expect(findUnknownRules(`// ${unknown}: as WID-01, not SHA-256`, new Set(['WID-01']))).toEqual([unknown])
  })

  test('a document that names a file that does not cite the rule or does not exist', () => {
    const lying = row('WID-01', '`host/a.ts` → `test/a.test.ts`, `stories/b.stories.tsx`')
    expect(problems([lying], [proof({})])).toEqual(['WID-01 names stories/b.stories.tsx, which does not cite it'])
    expect(problems([kept], [proof({})], () => false)).toEqual([
      'WID-01 names host/a.ts, which does not exist',
      'WID-01 names test/a.test.ts, which does not exist',
    ])
  })

  test('"as above" if the file above does not cite the rule', () => {
    const above = row('WID-01', 'as above, and `test/a.test.ts`')
    expect(problems([above], [proof({})])).toEqual(['WID-01 names test/shared.test.ts, which does not cite it'])
    expect(problems([above], [proof({}), proof({ file: 'test/shared.test.ts' })])).toEqual([])
  })

  test('a folder counts as a proof if one of its files is one', () => {
    const folder = row('WID-01', '`host/a.ts` → `test/host`')
    expect(problems([folder], [proof({ file: 'test/host/b.test.ts' })])).toEqual([])
    expect(problems([folder], [proof({ file: 'test/hosts/b.test.ts' })])).toHaveLength(1)
  })

  test('a missing kind of proof', () => {
    const asked = row('WID-01', 'browser, unit')
    const unit = proof({ file: 'test/rules/a.test.ts' })
    const browser = proof({ file: 'test/e2e/a.test.ts' })
    expect(problems([asked], [unit, browser])).toEqual([])
    expect(problems([asked], [unit])).toEqual(['WID-01 must be proved by browser, but is not'])
    expect(problems([asked], [unit, { ...browser, defect: 'is skipped' }])).toContain(
      'WID-01 must be proved by browser, but is not',
    )
    expect(problems([row('WID-01', 'story, house')], [unit])).toHaveLength(2)
  })

  test('a requirement without a kind of proof', () => {
    const areas = readAreas(documentOf(row('WID-01', 'somehow')), 'docs/safety.md')
    expect(findProblems(areas, [proof({})], () => true)).toEqual(['WID-01 does not say how it must be proved'])
  })

  test('a number that is used twice or listed in the wrong area', () => {
    expect(problems([kept, kept], [proof({})])).toContain('WID-01 is used twice')
    expect(problems([row('SCR-01', '')], [proof({ rules: ['SCR-01'] })])).toEqual(['SCR-01 is listed under WID'])
    expect(readStrayRows(`${documentOf(kept)}\n## Other things\n\n${row('SCR-01', '')}`)).toEqual(['SCR-01'])
  })

  test('a proof that is skipped or asserts nothing', () => {
    expect(problems([kept], [proof({}), proof({ line: 2, defect: 'is skipped' })])).toEqual([
      'test/a.test.ts:2 cites WID-01 but is skipped',
    ])
    expect(problems([row('WID-01', '')], [proof({ defect: 'is skipped' })])).toContain(
      'WID-01 is shown by no story or test',
    )
  })
})

describe('citations in a story count', () => {
  const file = (above: string, options = "name: 'Open',\n  play: async () => {},") =>
    `const meta = preview.meta({\n  title: 'Widgets/Box',\n})\n\n${above}\nexport const WideOpen = meta.story({\n  ${options}\n})\n`
  const read = (text: string) => readStories('stories/a.stories.tsx', text)
  const rulesOf = (text: string) => read(text).flatMap(({ rules }) => rules)

  test('in any comment directly above it, and in its name', () => {
    expect(rulesOf(file('// WID-01'))).toEqual(['WID-01'])
    expect(rulesOf(file('/** Opens wide (WID-01). */\n// WID-02'))).toEqual(['WID-01', 'WID-02'])
    expect(rulesOf(file('', "name: 'Open: WID-01',\n  play() {},"))).toEqual(['WID-01'])
  })

  test('nowhere else', () => {
    expect(rulesOf(file('// WID-01\n'))).toEqual([])
    expect(rulesOf(file('const text = "WID-01" // WID-01'))).toEqual([])
    expect(rulesOf(file('', 'play: async () => {\n    // WID-01\n  }'))).toEqual([])
    expect(rulesOf('// WID-01\nexport const Helper = make({})')).toEqual([])
  })

  test('with its id in Storybook, but not if it asserts nothing', () => {
    const [story] = read(file('// WID-01'))
    expect(story).toMatchObject({ storyId: 'widgets-box--wide-open', name: 'Widgets/Box · Open', line: 6 })
    const withId = file('// WID-01').replace('title:', "id: 'widgets-crate',\n  title:")
    expect(read(withId)[0]?.storyId).toBe('widgets-crate--wide-open')
    const looks = file('// WID-01', "name: 'Open',\n  render: () => <Box play />,")
    expect(read(looks)[0]?.defect).toBe('asserts nothing')
    expect(read(`${looks}\n${file('')}`)[0]?.defect).toBe('asserts nothing')
  })
})

describe('citations in a test count', () => {
  const read = (text: string) => readTests('test/a.test.ts', text)
  const rulesOf = (text: string) => read(text).flatMap(({ rules }) => rules)
  const one = (name: string) => `test('${name}', () => {})\n`
  const suite = (name: string, ...lines: string[]) => `describe('${name}', () => {\n  ${lines.join('\n  ')}\n})\n`

  test('in its name, in the name of its suite, directly above it, and at the top of its file', () => {
    expect(rulesOf(one('WID-01 opens'))).toEqual(['WID-01'])
    expect(read(suite('box (WID-01)', one('opens')))[0]?.name).toBe('box (WID-01)')
    expect(read(suite('WID-01', one('opens: WID-01'))).map(({ name }) => name)).toEqual(['WID-01 › opens: WID-01'])
    expect(rulesOf(`// WID-01\n${one('opens')}`)).toEqual(['WID-01'])
    expect(rulesOf(suite('box', '// WID-01', "test.each([1])('opens %d', () => {})"))).toEqual(['WID-01'])
    expect(rulesOf(`// WID-01: all that opens.\nimport { test } from 'vitest'\n${one('opens')}`)).toEqual(['WID-01'])
    expect(rulesOf("describeWith('curl', 'WID-01 by curl', () => {\n  test('opens', () => {})\n})")).toEqual(['WID-01'])
  })

  test('in table rows that become part of its name', () => {
    const rows = "const rows = [\n  ['WID-01', 1],\n]\n\n"
    expect(rulesOf(`${rows}test.each(rows)('%s opens', () => {})`)).toEqual(['WID-01'])
    expect(rulesOf("test.each([{ name: 'WID-01' }])('$name', () => {})")).toEqual(['WID-01'])
    expect(rulesOf("test.each([\n  ['WID-01', (box) => box.open()],\n])('%s opens', () => {})")).toEqual(['WID-01'])
    expect(rulesOf("test.each([['WID-01', 1]])('opens', () => {})")).toEqual([])
  })

  test('nowhere else', () => {
    expect(rulesOf(`// As WID-01 has it.\nimport { test } from 'vitest'\n${one('opens')}`)).toEqual([])
    expect(rulesOf("test('opens', () => {\n  // WID-01\n  expect(WID).toBe('WID-01')\n})")).toEqual([])
    expect(rulesOf(`// WID-01\nconst box = 1\n\n${one('opens')}`)).toEqual([])
  })

  test('not if it is skipped or contains no test', () => {
    const defect = (text: string) => read(text)[0]?.defect
    expect(defect(one('WID-01 opens'))).toBeUndefined()
    expect(defect("test.skip('WID-01 opens', () => {})")).toBe('is skipped')
    expect(defect("test.todo('WID-01 opens')")).toBe('is skipped')
    expect(defect(suite('box', one('WID-01 opens')).replace('describe', 'describe.skip'))).toBe('is skipped')
    expect(defect(suite('WID-01 box'))).toBe('contains no test')
  })
})
