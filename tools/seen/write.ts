// Writes where each text is seen, according to the last story run. `npm run texts:seen` makes such a run, in one language.
import { existsSync, writeFileSync } from 'node:fs'
import { readCatalogue } from '../catalogues.ts'
import { findPlaces, placesFile, readPlaces, writtenPlaces } from './places.ts'
import { readRecord } from './record.ts'

const record = readRecord()
const leftOut = Object.values(record?.runs ?? {}).flat()
if (!record || leftOut.length > 0) {
  console.error(record ? `Left out: ${leftOut.join(', ')}` : 'No story was played.')
  console.error('Only a run of all stories can tell where texts are seen.')
  process.exitCode = 1
} else {
  const ids = Object.keys(await readCatalogue('en'))
  const places = findPlaces(ids, record, existsSync(placesFile) ? readPlaces() : {})
  writeFileSync(placesFile, writtenPlaces(places))
  console.log(`${Object.keys(places).length} of ${ids.length} texts are seen in stories.`)
}
