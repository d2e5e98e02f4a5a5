// Writes docs/proofs.md from the requirements of docs/safety.md and the stories and tests that cite them.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { drawProofs, proofsFile } from './proofs-file.ts'
import { readAllProofs } from './read-proofs.ts'
import { root } from './read-rules.ts'

writeFileSync(join(root, proofsFile), drawProofs(readAllProofs().proofs))
