// Reads which rules each story and test claims to show. A citation counts only in the name of that story or test, in the
// comment directly above it, or at the top of its file. Anywhere else it is a remark and proves nothing.
import { globSync } from 'node:fs'
import type { Proof } from './model.ts'
import { readText, root } from './read-rules.ts'
import { readStories } from './read-stories.ts'
import { readTests } from './read-tests.ts'

/** All stories and tests of the project that cite rules, and the files that were read. */
export function readAllProofs(): { proofs: Proof[]; files: string[] } {
  const stories = globSync('stories/**/*.stories.tsx', { cwd: root }).sort()
  const tests = globSync('test/**/*.test.{ts,tsx}', { cwd: root }).sort()
  const proofs = [
    ...stories.flatMap((file) => readStories(file, readText(file))),
    ...tests.flatMap((file) => readTests(file, readText(file))),
  ]
  return { proofs, files: [...stories, ...tests] }
}
