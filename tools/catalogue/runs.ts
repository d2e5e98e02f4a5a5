// Run by `npm run check:catalogue`: checks that every story proves something.
import { readFileSync } from 'node:fs'
import type { StoryCount } from '../../.storybook/count-assertions.ts'
import type { StoryTexts } from '../../.storybook/note-texts.ts'
import { languagesOf } from './story-languages.ts'

/** A story in the index of the built Storybook. */
export type IndexedStory = {
  id: string
  importPath: string
  tags: string[]
}

/** Vitest's own report of the story run, reduced to the fields used here. */
export type RunReport = {
  testResults: {
    assertionResults: { status: string; meta: { storyId?: string; assertions?: StoryCount; texts?: StoryTexts } }[]
  }[]
}

/** Reads the report of the last full story run, as `npm run test:all` writes it. */
export function readReport(): RunReport {
  return JSON.parse(readFileSync(new URL('../../reports/stories.json', import.meta.url), 'utf8')) as RunReport
}

type Run = { id: string; isPassed: boolean; count: StoryCount }

function readRuns({ testResults }: RunReport): Run[] {
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .flatMap(({ status, meta: { storyId, assertions } }) =>
      storyId && assertions ? [{ id: storyId, isPassed: status === 'passed', count: assertions }] : [],
    )
}

/**
 * Checks that every story has a play that ran in each of its languages and asserted something there. Returns the counts, by
 * plural nouns, and the gaps.
 */
export function checkRuns(stories: IndexedStory[], report: RunReport) {
  const runs = readRuns(report)
  const played = new Map(runs.map((run) => [`${run.id} ${run.count.locale}`, run]))
  const known = new Set(stories.map(({ id }) => id))
  const unknown = new Set(runs.map(({ id }) => id).filter((id) => !known.has(id)))

  const gaps = stories.flatMap(({ id, tags, importPath }) => {
    if (!tags.includes('play-fn')) return [`${id} has no play.`]
    return languagesOf(importPath).flatMap((locale) => {
      const run = played.get(`${id} ${locale}`)
      if (!run?.isPassed) return [`${id} was not played to its end in ${locale}.`]
      return run.count.assertions > 0 ? [] : [`${id} asserts nothing in ${locale}.`]
    })
  })
  return {
    counts: {
      stories: stories.length,
      runs: played.size,
      assertions: runs.reduce((sum, { count }) => sum + count.assertions, 0),
    },
    gaps: [...gaps, ...[...unknown].map((id) => `${id} was played, but the built Storybook does not have it.`)],
  }
}
