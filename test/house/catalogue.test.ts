import { describe, expect, test } from 'vitest'
import { checkRuns, type IndexedStory, type RunReport } from '../../tools/catalogue/runs.ts'

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

  test('are counted, and have no gaps if every story was played in all its languages', () => {
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
