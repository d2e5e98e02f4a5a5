// Where users see each text: the catalogue's page lists a few of the stories that show it.
import { uniqBy } from 'es-toolkit/array/uniqBy'
import type { StoryTexts } from '../../.storybook/note-texts.ts'
import type { RunReport } from '../catalogue/runs.ts'

/** The texts of stories, by story id. */
export type SeenTexts = Record<string, StoryTexts>

/** Story ids by text id. */
export type Places = Record<string, string[]>

/** More links than this would not be followed. */
const most = 3

const componentOf = (story: string) => story.split('--', 1)[0]

/** The texts of all languages together, because a run in one language may miss a text that shows only briefly. */
export function readSeen({ testResults }: RunReport): SeenTexts {
  const union = (one: string[] = [], other: string[] = []) => [...new Set([...one, ...other])].sort()
  const seen: SeenTexts = {}
  for (const { meta } of testResults.flatMap(({ assertionResults }) => assertionResults)) {
    const { storyId, texts } = meta
    if (!storyId) continue
    const before = seen[storyId]
    seen[storyId] = {
      shown: union(before?.shown, texts?.shown),
      shownAtEnd: union(before?.shownAtEnd, texts?.shownAtEnd),
    }
  }
  return seen
}

/**
 * Chooses the most helpful stories: first those that still show the text at the end, then whole pages, then initial views.
 * Prefers stories of different components.
 */
function choose(id: string, seen: SeenTexts): string[] {
  const rank = (story: string) =>
    (seen[story]?.shownAtEnd.includes(id) ? 0 : 4) +
    (story.startsWith('pages-') ? 0 : 2) +
    (story.endsWith('--default') ? 0 : 1)
  const showing = Object.keys(seen).filter((story) => seen[story]?.shown.includes(id))
  const sorted = showing.sort().sort((a, b) => rank(a) - rank(b))
  return [...new Set([...uniqBy(sorted, componentOf), ...sorted])].slice(0, most).sort()
}

/** The chosen stories for every text that any story shows, in the catalogue's order. */
export function findPlaces(ids: readonly string[], seen: SeenTexts): Places {
  const found = ids.map((id) => [id, choose(id, seen)] as const)
  return Object.fromEntries(found.filter(([, places]) => places.length > 0))
}
