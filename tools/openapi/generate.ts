// `npm run openapi:generate`: writes docs/openapi.json and the generated tables of docs/contract.md from the call descriptions.
import { writeFileSync } from 'node:fs'
import { currentFiles } from './files.ts'

for (const { file, content } of currentFiles()) writeFileSync(file, content)
