// `npm run openapi:generate` writes docs/openapi.json and the tables in docs/contract.md.
import { writeFileSync } from 'node:fs'
import { docs, renderDocuments } from './document.ts'

for (const [name, content] of Object.entries(renderDocuments())) writeFileSync(new URL(name, docs), content)
