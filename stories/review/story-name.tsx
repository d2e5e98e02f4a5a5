import { useEffect, useState } from 'react'
import { type StoryPlace, storyIdOf } from '../../tools/story-id.ts'
import { isInCatalogue, readStories } from './story-list.ts'

/** A story as the sidebar names it, e.g. `Pages/Login · Filled`; by its id until the catalogue's index is read. */
export function StoryName({ of }: { of: StoryPlace }) {
  const id = storyIdOf(of)
  const [name, setName] = useState(id)
  useEffect(() => {
    if (!isInCatalogue()) return
    readStories().then(
      (stories) => {
        const story = stories.find((one) => one.id === id)
        if (story) setName(`${story.title} · ${story.name}`)
      },
      () => {},
    )
  }, [id])
  return name
}
