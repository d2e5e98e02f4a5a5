import { dirname } from 'node:path'
import type { Picture } from './pictures-list.ts'

type Named = Pick<Picture, 'name' | 'title'>

/** Pictures that are byte for byte the same as an earlier one of the same mode. */
export function findTwins(pictures: { picture: Named; content: Buffer }[]): { picture: Named; twin: Named }[] {
  const first = new Map<string, Named>()
  return pictures.flatMap(({ picture, content }) => {
    const key = `${dirname(picture.name)} ${content.toString('base64')}`
    const twin = first.get(key)
    if (twin) return [{ picture, twin }]
    first.set(key, picture)
    return []
  })
}
