import type { StoryEntry } from '../review/story-list.ts'

export type Screen = {
  /** As the sidebar says it, without its root. */
  name: string
  /** The story it opens with. */
  first: StoryEntry
  states: number
  /** Its first error, and how many there are. */
  errors: StoryEntry[]
}

/** The screens of the product, by the stories of `Pages/…`, in the sidebar's order. */
export function listScreens(stories: StoryEntry[]): Screen[] {
  const pages = stories.filter(({ title }) => title.startsWith('Pages/'))
  const titles = [...new Set(pages.map(({ title }) => title))].filter((title) => !title.endsWith('/Errors'))
  return titles.flatMap((title) => {
    const own = pages.filter((story) => story.title === title)
    const first = own[0]
    const errors = pages.filter((story) => story.title === `${title}/Errors`)
    return first
      ? [{ name: title.replace('Pages/', '').replaceAll('/', ' / '), first, states: own.length, errors }]
      : []
  })
}
