import type { StoryEntry } from '../review/story-list.ts'

export type Screen = {
  /** The sidebar title without `Pages/`. */
  name: string
  /** The story that the screen's link opens. */
  first: StoryEntry
  stateCount: number
  errors: StoryEntry[]
}

/** Lists the product's screens from the stories under `Pages/…`, in the sidebar's order. */
export function listScreens(stories: StoryEntry[]): Screen[] {
  const pages = stories.filter(({ title }) => title.startsWith('Pages/'))
  const titles = [...new Set(pages.map(({ title }) => title))].filter((title) => !title.endsWith('/Errors'))
  return titles.flatMap((title) => {
    const states = pages.filter((story) => story.title === title)
    const first = states[0]
    const errors = pages.filter((story) => story.title === `${title}/Errors`)
    return first
      ? [{ name: title.replace('Pages/', '').replaceAll('/', ' / '), first, stateCount: states.length, errors }]
      : []
  })
}
