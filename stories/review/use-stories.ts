import { useEffect, useState } from 'react'
import { isInCatalogue, readStories, type StoryEntry } from './story-list.ts'

/** The stories of the catalogue; none until they are read, and none outside of it. */
export function useStories(): StoryEntry[] {
  const [stories, setStories] = useState<StoryEntry[]>([])
  useEffect(() => {
    if (isInCatalogue()) readStories().then(setStories, () => setStories([]))
  }, [])
  return stories
}
