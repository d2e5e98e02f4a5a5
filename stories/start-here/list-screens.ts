import type { StoryEntry } from '../review/story-list.ts'

export type Screen = {
  /** The sidebar title without `Pages/`. */
  name: string
  /** The story that the screen's link opens. */
  firstStory: StoryEntry
  stateCount: number
  errors: StoryEntry[]
}

/** Lists the product's screens from the stories under `Pages/…`, in the sidebar's order. */
export function listScreens(stories: StoryEntry[]): Screen[] {
  const pages = stories.filter(({ title }) => title.startsWith('Pages/'))
  const titles = [...new Set(pages.map(({ title }) => title))].filter((title) => !title.endsWith('/Errors'))
  return titles.flatMap((title) => {
    const states = pages.filter((story) => story.title === title)
    const firstStory = states[0]
    const errors = pages.filter((story) => story.title === `${title}/Errors`)
    return firstStory
      ? [{ name: title.replace('Pages/', '').replaceAll('/', ' / '), firstStory, stateCount: states.length, errors }]
      : []
  })
}
