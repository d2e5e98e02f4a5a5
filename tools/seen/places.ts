// Where each text is seen: the few places that the catalogue's page names, of all that a run of the stories found.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { SeenRecord } from './record.ts'

/** By text id, the ids of stories. */
export type Places = Record<string, string[]>

export const placesFile = fileURLToPath(new URL('../../stories/review/copy-places.json', import.meta.url))

export const readPlaces = () => JSON.parse(readFileSync(placesFile, 'utf8')) as Places

/** More than these nobody follows, and each would be one more to go out of date. */
const most = 3

const componentOf = (story: string) => story.split('--', 1)[0]

/**
 * Chooses by what helps a reader: stories that stand on the text when they have ended, then whole pages, then their first
 * sight, then what was chosen before, so that a new story changes next to nothing. Each from another component, as far as
 * there are.
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

/** The places of every text that any story shows, in the catalogue's order. */
export function findPlaces(ids: readonly string[], record: SeenRecord, before: Places = {}): Places {
  const found = ids.map((id) => [id, choose(id, record, before[id])] as const)
  return Object.fromEntries(found.filter(([, places]) => places.length > 0))
}

/** As they are committed: a line a text, so that a change shows as what it is. */
export function writtenPlaces(places: Places): string {
  const lines = Object.entries(places).map(([id, stories]) => `  ${JSON.stringify(id)}: ${JSON.stringify(stories)}`)
  return `{\n${lines.join(',\n')}\n}\n`
}
