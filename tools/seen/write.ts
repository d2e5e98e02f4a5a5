// `npm run texts:seen`: writes where each text is seen, for the catalogue's page of texts, after a run of all stories: each night, and before
// Storybook is published. Fails for a text that no story shows and that has no excuse.
import { writeFileSync } from 'node:fs'
import { readCatalogue } from '../catalogues.ts'
import { excuseOf } from './excuses.ts'
import { findPlaces, placesFile } from './places.ts'
import { readRecord } from './record.ts'

const record = readRecord()
const leftOut = Object.values(record?.runs ?? {}).flat()
if (!record || leftOut.length > 0) {
  console.log(
    `Texts: stories not written, because ${record ? `the run left out ${leftOut.join(', ')}` : 'no story was played'}`,
  )
} else {
  const ids = Object.keys(await readCatalogue('en'))
  const places = findPlaces(ids, record)
  writeFileSync(placesFile, JSON.stringify(places))
  const unseen = ids.filter((id) => !places[id] && !excuseOf(id))
  for (const id of unseen) console.log(`${id}: no story shows it, and it has no excuse.`)
  console.log(`Texts: ${Object.keys(places).length} of ${ids.length} seen in stories`)
  process.exitCode = unseen.length > 0 ? 1 : 0
}
