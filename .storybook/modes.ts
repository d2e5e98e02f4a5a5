// The modes in which a story is captured. The preview adds them to each story's parameters, where both the picture test and
// Chromatic read them.
import type { Parameters } from '@storybook/react-vite'

/** `viewport` names a viewport of the toolbar. */
export type Mode = { locale: string; theme: string; viewport: string }
export type Modes = Record<string, Mode>

/** The default that reviewers see. */
export const defaultMode: Mode = { locale: 'en', theme: 'light', viewport: 'desktop' }

/** Pairwise coverage of language, theme and viewport: a visual difference depends on two of them at most. */
const pairs: Mode[] = [
  defaultMode,
  { locale: 'en', theme: 'dark', viewport: 'phone' },
  { locale: 'zh-CN', theme: 'light', viewport: 'phone' },
  { locale: 'zh-CN', theme: 'dark', viewport: 'desktop' },
  { locale: 'zh-TW', theme: 'light', viewport: 'desktop' },
  { locale: 'zh-TW', theme: 'dark', viewport: 'phone' },
]

/** Long words are most likely to overflow in the longest language on the smallest phone. */
const narrowest: Mode = { locale: 'en', theme: 'light', viewport: 'small' }

const nameOf = ({ locale, theme, viewport }: Mode) => `${locale} ${theme} ${viewport}`

/** Modes for the story of a page's initial view, by name such as `zh-CN dark desktop`. */
export const pageModes: Modes = Object.fromEntries([...pairs, narrowest].map((mode) => [nameOf(mode), mode]))

/** The parts of a Storybook story that decide its modes. */
export type StoryTraits = {
  id: string
  title: string
  tags: readonly string[]
  storyGlobals?: { viewport?: { value?: string } }
}

/** A page's initial view. Its other states, and widgets, are captured in the default mode only. */
export const isFirstSight = ({ id, tags }: StoryTraits): boolean => tags.includes('page') && id.endsWith('--default')

/**
 * The modes of a story. Primitives and page errors have none: errors are many and change little of the page, so they are
 * captured at the story tests' own viewport.
 */
function modesOf(story: StoryTraits): Modes | undefined {
  const hasModes = story.tags.includes('page') || story.tags.includes('widget')
  if (!hasModes || story.title.endsWith('/Errors')) return undefined
  if (isFirstSight(story)) return pageModes
  // Keep the default mode's name even when the story sets another viewport.
  return {
    [nameOf(defaultMode)]: { ...defaultMode, viewport: story.storyGlobals?.viewport?.value ?? defaultMode.viewport },
  }
}

/** The arguments of an argTypes enhancer that are used here. */
type Prepared<ArgTypes> = StoryTraits & { parameters: Parameters; argTypes: ArgTypes }

/** Pages for reviewers change with every story, and tests look at them in the catalogue's own window. */
const isForReview = ({ title }: StoryTraits) => /^(?:Review|Prototype)/.test(title)

/**
 * Adds the modes to a story's parameters unless it sets its own. A story tagged `unpictured`, because it looks like another
 * one, is not captured. Storybook has no parameters by tag, but an argTypes enhancer runs for each story as it is prepared,
 * and its changes to the parameters persist.
 */
export function addModes<ArgTypes>(story: Prepared<ArgTypes>): ArgTypes {
  const modes = modesOf(story)
  const { chromatic } = story.parameters as { chromatic?: object }
  if (story.tags.includes('unpictured') || isForReview(story)) story.parameters.chromatic = { disableSnapshot: true }
  else if (modes) story.parameters.chromatic = { modes, ...chromatic }
  return story.argTypes
}
