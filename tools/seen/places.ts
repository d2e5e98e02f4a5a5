// Where each text is seen: a few stories for the catalogue's page, chosen from all that a run found.
import { join } from 'node:path'
import { uniqBy } from 'es-toolkit/array/uniqBy'
import type { SeenRecord } from './record.ts'

/** Story ids by text id. */
export type Places = Record<string, string[]>

export const placesFile = join(import.meta.dirname, '../../reports/copy-places.json')

/** More links than this would not be followed. */
const most = 3

const componentOf = (story: string) => story.split('--', 1)[0]

/**
 * Chooses the most helpful stories: first those that still show the text at the end, then whole pages, then initial views.
 * Prefers stories of different components.
 */
function choose(id: string, { stories }: SeenRecord): string[] {
  const rank = (story: string) =>
    (stories[story]?.shownAtEnd.includes(id) ? 0 : 4) +
    (story.startsWith('pages-') ? 0 : 2) +
    (story.endsWith('--default') ? 0 : 1)
  const showing = Object.keys(stories).filter((story) => stories[story]?.shown.includes(id))
  const sorted = showing.sort().sort((a, b) => rank(a) - rank(b))
  return [...new Set([...uniqBy(sorted, componentOf), ...sorted])].slice(0, most).sort()
}

/** The chosen stories for every text that any story shows, in the catalogue's order. */
export function findPlaces(ids: readonly string[], record: SeenRecord): Places {
  const found = ids.map((id) => [id, choose(id, record)] as const)
  return Object.fromEntries(found.filter(([, places]) => places.length > 0))
}
