// Which rules a story or a test says that it shows. A number counts only where it speaks of that very story or test: in its
// name, in the comment directly above it, or at the head of its file. Anywhere else it is a remark, and proves nothing.
import { globSync } from 'node:fs'
import type { Proof } from './model.ts'
import { readText, root } from './read-rules.ts'
import { readStories } from './read-stories.ts'
import { readTests } from './read-tests.ts'

/** Every story and test of the project that cites rules, and the files that were read. */
export function readAllProofs(): { proofs: Proof[]; files: string[] } {
  const stories = globSync('stories/**/*.stories.tsx', { cwd: root }).sort()
  const tests = globSync('test/**/*.test.{ts,tsx}', { cwd: root }).sort()
  const proofs = [
    ...stories.flatMap((file) => readStories(file, readText(file))),
    ...tests.flatMap((file) => readTests(file, readText(file))),
  ]
  return { proofs, files: [...stories, ...tests] }
}
