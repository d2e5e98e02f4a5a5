// `npm run texts:seen`: writes where each text is seen, for the catalogue's page of texts, each night and before Storybook is
// published. Reads the report of a full story run (`npm test -- --only texts:seen` makes it first). Fails for a text that no
// story shows and that has no excuse.
import { writeFileSync } from 'node:fs'
import { readReport } from '../catalogue/runs.ts'
import { readCatalogue } from '../catalogues.ts'
import { excuseOf } from './excuses.ts'
import { findPlaces, readSeen } from './places.ts'

const ids = Object.keys(await readCatalogue('en'))
const places = findPlaces(ids, readSeen(readReport()))
writeFileSync(new URL('../../reports/copy-places.json', import.meta.url), JSON.stringify(places))
const unseen = ids.filter((id) => !places[id] && !excuseOf(id))
for (const id of unseen) console.log(`${id}: no story shows it, and it has no excuse.`)
console.log(`Texts: ${Object.keys(places).length} of ${ids.length} seen in stories`)
process.exitCode = unseen.length > 0 ? 1 : 0
