import { storyNameFromExport, toId } from 'storybook/internal/csf'

/** The id of a story, by its title and the name that it is exported by. */
export const storyIdOf = (title: string, exportName: string) => toId(title, storyNameFromExport(exportName))

/** A link to a story for a page that stands in Storybook's frame: it leads the whole window there. */
export const toStory = (id: string) => ({ href: `./?path=/story/${id}`, target: '_top' })
