import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { checkParts, readParts } from '../../tools/catalogue/parts.ts'
import { checkRuns, type IndexedStory, type RunReport } from '../../tools/catalogue/runs.ts'
import { plantedFolder } from './planted-folder.ts'

const story = (id: string, difference: Partial<IndexedStory> = {}): IndexedStory => ({
  id,
  importPath: './stories/primitives/a.stories.tsx',
  tags: ['test', 'play-fn'],
  ...difference,
})

type Test = RunReport['testResults'][number]['assertionResults'][number]

const run = (storyId: string, locale: string, { status = 'passed', assertions = 2 } = {}): Test => ({
  status,
  meta: { storyId, assertions: { locale, assertions } },
})

describe('the runs', () => {
  const stories = [
    story('a--one'),
    story('review--page', { importPath: './stories/review/page.stories.tsx' }),
    story('pages--page', { importPath: './stories/pages/page.stories.tsx' }),
  ]
  const played = [run('a--one', 'en'), run('review--page', 'en'), run('pages--page', 'en'), run('pages--page', 'zh-TW')]
  const chinese = run('a--one', 'zh-CN')
  const check = (some: IndexedStory[], ...tests: Test[]) =>
    checkRuns(some, { testResults: [{ assertionResults: tests }] })

  test('are counted, and have no gap if every story was played in all its languages', () => {
    expect(check(stories, ...played, chinese)).toEqual({
      counts: { stories: 3, runs: 5, assertions: 10 },
      gaps: [],
    })
  })

  test.each([
    ['was not played', [], 'a--one was not played to its end in zh-CN.'],
    ['was skipped', [run('a--one', 'zh-CN', { status: 'skipped' })], 'a--one was not played to its end in zh-CN.'],
    ['asserts nothing', [run('a--one', 'zh-CN', { assertions: 0 })], 'a--one asserts nothing in zh-CN.'],
    [
      'is not indexed',
      [chinese, run('a--gone', 'en')],
      'a--gone was played, but the built Storybook does not have it.',
    ],
  ])('report a story that %s', (_, tests, gap) => {
    expect(check(stories, ...played, ...tests).gaps).toEqual([gap])
  })

  test('report a story without a play, and a page that was played in English only', () => {
    const still = story('a--still', { tags: ['test'] })
    expect(check([...stories, still], ...played.slice(0, -1), chinese).gaps).toEqual([
      'pages--page was not played to its end in zh-TW.',
      'a--still has no play.',
    ])
  })
})

describe('the parts', () => {
  const root = plantedFolder({
    'src/primitives/index.ts': `export { Box, type BoxProps } from './box.tsx'\nexport { Lid, LidProvider } from './lid.tsx'\n`,
    'src/primitives/box.tsx': '',
    'src/primitives/lid.tsx': '',
    'src/flows/index.ts': `export { type In, LogIn } from './log-in/index.tsx'\nexport { LogOut } from './log-out/index.tsx'\n`,
    'src/flows/log-in/index.tsx': '',
    'src/flows/log-out/index.tsx': '',
    'src/app/routes.ts': `load: () => import('../pages/visitor/in.tsx'), load: () => import('../pages/visitor/out.tsx')`,
    'src/pages/visitor/in.tsx': `import { LogIn } from '../../flows/log-in/index.tsx'\nimport type { Out } from '../../flows/log-out/index.tsx'\n`,
    'src/pages/visitor/out.tsx': '',
    'test/widgets/box.test.ts': '',
    'test/widgets/lid.test.ts': '',
    'stories/primitives/box.stories.tsx': `import { example } from './example.tsx'\n`,
    'stories/primitives/example.tsx': `import { Box, type Lid } from '../../src/primitives/box.tsx'\n`,
    'stories/pages/in.stories.tsx': `import { InPage } from '../../src/pages/visitor/in.tsx'\n`,
  })
  const place = { importPath: './stories/pages/in.stories.tsx', componentPath: './src/pages/visitor/in.tsx' }
  const box = story('a', { importPath: './stories/primitives/box.stories.tsx' })
  const missing = ['primitive Lid', 'widget lid', 'flow src/flows/log-out/index.tsx', 'page src/pages/visitor/out.tsx']

  test.each([
    ['page', missing],
    ['other', missing.toSpliced(3, 0, 'page src/pages/visitor/in.tsx')],
  ])('are reported if no story shows them; one of a page counts by its tag: %s', (tag, expected) => {
    const { counts, gaps } = checkParts(root, readParts(root), [box, story('b', { ...place, tags: [tag] })])
    expect(counts).toEqual({ primitives: 2, widgets: 2, flows: 2, pages: 2 })
    expect(gaps).toEqual(expected.map((part) => `The ${part} has no story.`))
  })

  test('of this project are read correctly', () => {
    const parts = readParts(join(import.meta.dirname, '../..'))
    expect(parts.primitives).toContain('Button')
    expect(parts.primitives).not.toContain('BrandProvider')
    expect(parts.flows).toContain('src/flows/sign-in/login/index.tsx')
    expect(parts.pages).toContain('src/pages/visitor/not-found.tsx')
    expect(parts.widgets).toContain('phone-field')
  })
})
