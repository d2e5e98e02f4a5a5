// Where each text is seen: a few stories for the catalogue's page, chosen from all that a run found.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { SeenRecord } from './record.ts'

/** Story ids by text id. */
export type Places = Record<string, string[]>

export const placesFile = fileURLToPath(new URL('../../stories/review/copy-places.json', import.meta.url))

export const readPlaces = () => JSON.parse(readFileSync(placesFile, 'utf8')) as Places

/** Nobody would follow more links than this, and each is one more to go out of date. */
const most = 3

const componentOf = (story: string) => story.split('--', 1)[0]

/**
 * Chooses the most helpful stories: first those that still show the text at the end, then whole pages, then initial views, then
 * earlier choices, so that a new story changes next to nothing. Prefers stories of different components.
 */
function choose(id: string, { stories }: SeenRecord, before: readonly string[] = []): string[] {
  const rank = (story: string) =>
    (stories[story]?.shownAtEnd.includes(id) ? 0 : 8) +
    (story.startsWith('pages-') ? 0 : 4) +
    (story.endsWith('--default') ? 0 : 2) +
    (before.includes(story) ? 0 : 1)
  const showing = Object.keys(stories).filter((story) => stories[story]?.shown.includes(id))
  const sorted = showing.sort().sort((a, b) => rank(a) - rank(b))
  const components = sorted.map(componentOf)
  const isFirst = (story: string, place: number) => components.indexOf(componentOf(story)) === place
  const first = sorted.filter(isFirst)
  const others = sorted.filter((story, place) => !isFirst(story, place))
  return [...first, ...others].slice(0, most).sort()
}

/** The places of every text shown by any story, in the catalogue's order. */
export function findPlaces(ids: readonly string[], record: SeenRecord, before: Places = {}): Places {
  const found = ids.map((id) => [id, choose(id, record, before[id])] as const)
  return Object.fromEntries(found.filter(([, places]) => places.length > 0))
}

/** The format of the committed file: one line per text, for readable diffs. */
export function writtenPlaces(places: Places): string {
  const lines = Object.entries(places).map(([id, stories]) => `  ${JSON.stringify(id)}: ${JSON.stringify(stories)}`)
  return `{\n${lines.join(',\n')}\n}\n`
}
