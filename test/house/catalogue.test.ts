import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { checkParts, readParts } from '../../tools/catalogue/parts.ts'
import { checkRuns, type IndexedStory, type RunReport } from '../../tools/catalogue/runs.ts'
import { plantedFolder } from './planted-folder.ts'

const locales = ['en', 'zh-CN'] as const

const story = (id: string, difference: Partial<IndexedStory> = {}): IndexedStory => ({
  id,
  importPath: './stories/primitives/a.stories.tsx',
  tags: ['test', 'play-fn'],
  ...difference,
})

type Test = RunReport['testResults'][number]['assertionResults'][number]

const run = (storyId: string, locale: string, { status = 'passed', assertions = 2, interactions = 1 } = {}): Test => ({
  status,
  meta: { storyId, assertions: { locale, assertions, interactions } },
})

const report = (...assertionResults: Test[]): RunReport => ({ testResults: [{ assertionResults }] })

describe('the runs', () => {
  const stories = [story('a--one'), story('a--two')]
  const complete = stories.flatMap(({ id }) => locales.map((locale) => run(id, locale)))

  test('are counted, and have no gap if every story was played in all its languages', () => {
    expect(checkRuns(stories, report(...complete))).toEqual({
      counts: { stories: 2, runs: 4, interactions: 4, assertions: 8 },
      gaps: [],
    })
  })

  test.each([
    [
      'a story that was not played in one language',
      complete.slice(0, -1),
      'a--two was not played to its end in zh-CN.',
    ],
    [
      'a story that was skipped',
      [...complete.slice(0, -1), run('a--two', 'zh-CN', { status: 'skipped' })],
      'a--two was not played to its end in zh-CN.',
    ],
    [
      'a story that asserts nothing',
      [...complete.slice(0, -1), run('a--two', 'zh-CN', { assertions: 0 })],
      'a--two asserts nothing in zh-CN.',
    ],
    [
      'a story that is played and not indexed',
      [...complete, run('a--gone', 'en')],
      'a--gone was played, but the built Storybook does not have it.',
    ],
  ])('report %s', (_, tests, gap) => {
    expect(checkRuns(stories, report(...tests)).gaps).toEqual([gap])
  })

  test('require only English for review stories, and English and traditional Chinese for page stories', () => {
    const review = story('review--page', { importPath: './stories/review/page.stories.tsx' })
    expect(checkRuns([review], report(run('review--page', 'en'))).gaps).toEqual([])
    expect(checkRuns([review], report()).gaps).toEqual(['review--page was not played to its end in en.'])
    const page = story('pages--page', { importPath: './stories/pages/page.stories.tsx' })
    expect(checkRuns([page], report(run('pages--page', 'en'))).gaps).toEqual([
      'pages--page was not played to its end in zh-TW.',
    ])
  })

  test('report a story without a play', () => {
    expect(checkRuns([...stories, story('a--still', { tags: ['test'] })], report(...complete)).gaps).toEqual([
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
  const stories = [
    story('a', { importPath: './stories/primitives/box.stories.tsx' }),
    story('b', {
      importPath: './stories/pages/in.stories.tsx',
      componentPath: './src/pages/visitor/in.tsx',
      tags: ['page'],
    }),
  ]

  test('are reported only if they have no story', () => {
    const { counts, gaps } = checkParts(root, readParts(root), stories)
    expect(counts).toEqual({ primitives: 2, widgets: 2, flows: 2, pages: 2 })
    expect(gaps).toEqual([
      'The primitive Lid has no story.',
      'The widget lid has no story.',
      'The flow src/flows/log-out/index.tsx has no story.',
      'The page src/pages/visitor/out.tsx has no story.',
    ])
  })

  test('do not count stories of a page that lack the page tag', () => {
    const untagged = stories.map((each) => ({ ...each, tags: [] }))
    expect(checkParts(root, readParts(root), untagged).gaps).toContain(
      'The page src/pages/visitor/in.tsx has no story.',
    )
  })

  test('of this project are read correctly', () => {
    const parts = readParts(fileURLToPath(new URL('../..', import.meta.url)))
    expect(parts.primitives).toContain('Button')
    expect(parts.primitives).not.toContain('BrandProvider')
    expect(parts.flows).toContain('src/flows/sign-in/login/index.tsx')
    expect(parts.pages).toContain('src/pages/visitor/not-found.tsx')
    expect(parts.widgets).toContain('phone-field')
  })
})
