// Defines the modes in which each story is captured. The preview adds them to the story's parameters, where the
// screenshot test and Chromatic read them.
import type { Parameters } from '@storybook/react-vite'

/** `viewport` names a viewport from the toolbar. */
export type Mode = { locale: string; theme: string; viewport: string }
export type Modes = Record<string, Mode>

/** The mode that reviewers see by default. */
export const defaultMode: Mode = { locale: 'en', theme: 'light', viewport: 'desktop' }

const formatModeName = ({ locale, theme, viewport }: Mode) => `${locale} ${theme} ${viewport}`

/**
 * The modes for a story that shows a page's initial view, by name, such as `en dark phone`. They cover desktop and
 * phone, both themes, and the Latin and Chinese scripts.
 */
const pageModes: Modes = Object.fromEntries(
  [
    defaultMode,
    { locale: 'en', theme: 'light', viewport: 'phone' },
    { locale: 'en', theme: 'dark', viewport: 'phone' },
    { locale: 'zh-CN', theme: 'dark', viewport: 'phone' },
  ].map((mode) => [formatModeName(mode), mode]),
)

/** The properties of a Storybook story that determine its modes. */
export type StoryTraits = {
  id: string
  title: string
  tags: readonly string[]
  storyGlobals?: { viewport?: { value?: string } }
}

/** Whether a story shows a page's initial view. */
export const isInitialView = ({ id, tags }: StoryTraits): boolean => tags.includes('page') && id.endsWith('--default')

/**
 * Whether a story shows a later state of a page, or an error on it. Screenshots of these stories are not committed,
 * since one change to a page affects many of them. They are compared with the base branch's screenshots instead.
 */
export const isLaterState = (story: StoryTraits): boolean =>
  story.tags.includes('page') && !isInitialView(story) && !story.tags.includes('no-screenshot')

/** Returns a story's modes. A primitive has none, and is captured at the story tests' own viewport. */
function chooseModes(story: StoryTraits): Modes | undefined {
  if (isInitialView(story)) return pageModes
  if (!story.tags.includes('widget')) return undefined
  // Even if a story sets a viewport, use the default mode's name, so that all widget screenshots share a folder.
  return {
    [formatModeName(defaultMode)]: {
      ...defaultMode,
      viewport: story.storyGlobals?.viewport?.value ?? defaultMode.viewport,
    },
  }
}

/** The properties of an argTypes enhancer's argument that this file uses. */
type PreparedStory<ArgTypes> = StoryTraits & { parameters: Parameters; argTypes: ArgTypes }

/** Review pages and the prototype are not captured, since many changes affect them. `test/storybook` tests them. */
const isReviewPage = ({ title }: StoryTraits) => /^(?:Review|Prototype)/.test(title)

/**
 * Adds the modes to a story's parameters unless the story sets its own. Excludes review pages, later states and stories
 * tagged `no-screenshot`, which look like another story. Storybook cannot set parameters by tag, so this is an argTypes
 * enhancer. Enhancers run as each story is prepared, and their changes to its parameters persist.
 */
export function addModes<ArgTypes>(story: PreparedStory<ArgTypes>): ArgTypes {
  const modes = chooseModes(story)
  const { chromatic } = story.parameters as { chromatic?: object }
  const isExcluded = story.tags.includes('no-screenshot') || isReviewPage(story) || isLaterState(story)
  if (isExcluded) story.parameters.chromatic = { disableSnapshot: true }
  else if (modes) story.parameters.chromatic = { modes, ...chromatic }
  return story.argTypes
}
