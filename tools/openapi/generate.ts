// `npm run openapi:generate` writes docs/openapi.json and the tables in docs/contract.md.
import { writeFileSync } from 'node:fs'
import { docs, writeDocuments } from './document.ts'

for (const [name, content] of Object.entries(writeDocuments())) writeFileSync(new URL(name, docs), content)
