// `npm run texts:seen`: writes where each text is seen for Review / Copy, according to the last `npm run test:stories`.
import { existsSync, writeFileSync } from 'node:fs'
import { readCatalogue } from '../catalogues.ts'
import { findPlaces, placesFile, readPlaces, writtenPlaces } from './places.ts'
import { readRecord } from './record.ts'

const record = readRecord()
const leftOut = Object.values(record?.runs ?? {}).flat()
if (!record || leftOut.length > 0) {
  console.log(
    `Texts: places not written, since ${record ? `stories left out ${leftOut.join(', ')}` : 'no story was played'}`,
  )
} else {
  const ids = Object.keys(await readCatalogue('en'))
  const places = findPlaces(ids, record, existsSync(placesFile) ? readPlaces() : {})
  writeFileSync(placesFile, writtenPlaces(places))
  console.log(`Texts: ${Object.keys(places).length} of ${ids.length} seen in stories`)
}
