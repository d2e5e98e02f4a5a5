// Compares the committed list of where texts are seen with the last `npm run test:stories`, in all languages.
import { locales } from '../../src/i18n/locales.ts'
import { readCatalogue } from '../catalogues.ts'
import { excuses } from './excuses.ts'
import { findFaults } from './judge.ts'
import { readPlaces } from './places.ts'
import { readRecord } from './record.ts'

const record = readRecord()
if (record) {
  const ids = Object.keys(await readCatalogue('en'))
  const places = readPlaces()
  const faults = findFaults(record, { ids, places, excuses, languages: locales })
  for (const fault of faults) console.error(fault)
  if (faults.length > 0)
    console.error('Where it is seen: `npm run texts:seen`. Why it is seen nowhere: tools/seen/excuses.ts')
  else console.log(`Seen in stories: ${Object.keys(places).length} of ${ids.length} texts`)
  process.exitCode = faults.length > 0 ? 1 : 0
} else {
  console.error('No story was played: `npm run test:stories` comes first.')
  process.exitCode = 1
}
