// `npm run openapi:generate`: writes docs/openapi.json and the generated tables of docs/contract.md from the call descriptions.
import { writeFileSync } from 'node:fs'
import { docs, writeDocuments } from './document.ts'

for (const [name, content] of Object.entries(writeDocuments())) writeFileSync(new URL(name, docs), content)
