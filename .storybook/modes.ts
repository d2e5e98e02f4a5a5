// Which modes a story is pictured in. The preview hands them to each story's parameters, where both the picture test and
// Chromatic read them.
import type { Parameters } from '@storybook/react-vite'

const locales = ['en', 'zh-CN', 'zh-TW'] as const
const themes = ['light', 'dark'] as const

/** The frames of the preview's viewport toolbar that pages are pictured in. */
const frames = ['desktop', 'phone'] as const

export type Mode = { locale: string; theme: string; viewport: string }
export type Modes = Record<string, Mode>

const product = locales.flatMap((locale) =>
  themes.flatMap((theme) => frames.map((viewport): Mode => ({ locale, theme, viewport }))),
)

/** Where a long word no longer fits, it shows in the longest language on the smallest phone. */
const narrowest: Mode = { locale: 'en', theme: 'light', viewport: 'small' }

const nameOf = ({ locale, theme, viewport }: Mode) => `${locale} ${theme} ${viewport}`

/** Every mode, by its name such as `zh-CN dark phone`: for the story that shows a page as it is first seen. */
export const pageModes: Modes = Object.fromEntries([...product, narrowest].map((mode) => [nameOf(mode), mode]))

/** The one that reviewers see unless they ask for another. */
export const defaultMode: Mode = { locale: 'en', theme: 'light', viewport: 'desktop' }

/** What Storybook knows of a story, as far as its modes go. */
export type StoryTraits = {
  id: string
  title: string
  tags: readonly string[]
  storyGlobals?: { viewport?: { value?: string } }
}

/** A page as it is first seen; its other states, and widgets, are pictured in the default mode. */
export const isFirstSight = ({ id, tags }: StoryTraits): boolean => tags.includes('page') && id.endsWith('--default')

/**
 * The modes of a story. None for primitives, nor for the errors of a page, of which there are many and which change little
 * of it: they are pictured in the frame of the story tests.
 */
function modesOf(story: StoryTraits): Modes | undefined {
  const hasModes = story.tags.includes('page') || story.tags.includes('widget')
  if (!hasModes || story.title.endsWith('/Errors')) return undefined
  if (isFirstSight(story)) return pageModes
  // The name stays, whatever frame the story was made for.
  return {
    [nameOf(defaultMode)]: { ...defaultMode, viewport: story.storyGlobals?.viewport?.value ?? defaultMode.viewport },
  }
}

/** What an enhancer of argument types is given, as far as it is used here. */
type Prepared<ArgTypes> = StoryTraits & { parameters: Parameters; argTypes: ArgTypes }

/**
 * Hands a story its modes, unless it names its own. Storybook has no parameters by tag; its enhancers of argument types see
 * each story as it is prepared, and what they leave in its parameters stays.
 */
export function addModes<ArgTypes>(story: Prepared<ArgTypes>): ArgTypes {
  const modes = modesOf(story)
  const { chromatic } = story.parameters as { chromatic?: object }
  if (modes) story.parameters.chromatic = { modes, ...chromatic }
  return story.argTypes
}
