// Writes docs/flows.md by walking through every machine and reading the links of every screen. With --check it writes nothing
// and fails if the page is out of date.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { flows } from './flows.ts'
import { drawMap } from './map.ts'
import { findScreenLinks } from './screen-links.ts'

const root = join(import.meta.dirname, '../..')
const file = join(root, 'docs/flows.md')
const map = drawMap(flows, findScreenLinks(root))
if (!process.argv.includes('--check')) writeFileSync(file, map)
else if (readFileSync(file, 'utf8') !== map) {
  console.error('docs/flows.md is not current: run `npm run flows:generate`.')
  process.exitCode = 1
}
