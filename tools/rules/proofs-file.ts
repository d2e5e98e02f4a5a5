import type { Proof } from './model.ts'
import { writeProofsPage } from './proofs-page.ts'
import { readAreas, readText } from './read-rules.ts'

/** Where the page stands that lists what proves the requirements. */
export const proofsFile = 'docs/proofs.md'

/** The document whose rows say in which ways they are proved. */
export const demandingDocument = 'docs/safety.md'

/** The page as it should be now. */
export const drawProofs = (proofs: Proof[]): string =>
  writeProofsPage(readAreas(readText(demandingDocument), demandingDocument), proofs)
