import { matrix } from '../../stories/errors/matrix.ts'
import { fileOf, storiesFolder, writeStories } from './write-stories.ts'

export { storiesFolder }

/** Every file of error stories that the matrix requires, by path. */
export function expectedFiles(): Map<string, string> {
  const written = Object.values(matrix).map((screen) => [fileOf(screen), writeStories(screen)] as const)
  return new Map(written.flatMap(([file, content]) => (content === undefined ? [] : [[file, content] as const])))
}
