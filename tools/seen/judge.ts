import { type Excuse, excuseOf } from './excuses.ts'
import type { Places } from './places.ts'
import type { SeenRecord } from './record.ts'

/** What a record is compared with. */
export type SeenTexts = {
  /** All ids of the catalogue. */
  ids: readonly string[]
  /** The committed places where they are seen. */
  places: Places
  excuses: readonly Excuse[]
  /** The languages in which all stories must have been played. */
  languages: readonly string[]
}

/** Why a record is incomplete, so that it cannot prove a text unseen. */
function findMissing({ runs }: SeenRecord, languages: readonly string[]): string[] {
  return languages.flatMap((language) =>
    (runs[language] ?? ['all stories']).map((what) => `In ${language} were left out: ${what}.`),
  )
}

function findNeedless(excuses: readonly Excuse[], unseen: readonly string[]): string[] {
  return excuses
    .flatMap(({ ids }) => ids.filter((id) => !unseen.includes(id)))
    .map((id) => `${id}: a story shows it, so it needs no excuse.`)
}

/**
 * Finds faults in the committed list of where texts are seen. An additional or missing story is not a fault, since a text that
 * shows only briefly may be caught in one run and missed in the next.
 */
export function findFaults(record: SeenRecord, { ids, places, excuses, languages }: SeenTexts): string[] {
  const missing = findMissing(record, languages)
  if (missing.length > 0) return missing

  const shownBy = new Map(Object.entries(record.stories).map(([story, { shown }]) => [story, new Set(shown)]))
  const seen = new Set([...shownBy.values()].flatMap((shown) => [...shown]))
  const unseen = ids.filter((id) => !seen.has(id))
  const unexcused = unseen.filter((id) => !excuseOf(id, excuses))
  const unplaced = ids.filter((id) => seen.has(id) && !places[id])
  const gone = Object.keys(places).filter((id) => !ids.includes(id))
  const lost = Object.entries(places).flatMap(([id, stories]) =>
    stories.flatMap((story) => (shownBy.has(story) ? [] : [`${id}: there is no story ${story} any more.`])),
  )
  const wrong = Object.entries(places)
    .filter(([, stories]) => stories.length > 0 && stories.every((story) => shownBy.has(story)))
    .filter(([id, stories]) => !stories.some((story) => shownBy.get(story)?.has(id)))
    .map(([id, stories]) => `${id}: ${stories.join(', ')} ${stories.length > 1 ? 'do' : 'does'} not show it any more.`)
  return [
    ...unexcused.map((id) => `${id}: no story shows it.`),
    ...findNeedless(excuses, unseen),
    ...unplaced.map((id) => `${id}: where it is seen is not written down.`),
    ...gone.map((id) => `${id}: there is no such text any more.`),
    ...lost,
    ...wrong,
  ]
}
