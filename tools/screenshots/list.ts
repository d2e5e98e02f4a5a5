// Lists the screenshots: one per story, or one per mode for a story with modes.
import { defaultMode, isInitialView, isLaterState, type Mode, type StoryTraits } from '../../.storybook/modes.ts'

/** The parts of a story in Storybook's preview that screenshots depend on. */
export type Story = StoryTraits & {
  name: string
  parameters: {
    /** The modes in Chromatic's format. Most come from `.storybook/modes.ts`. */
    chromatic?: { disableSnapshot?: boolean; modes?: Record<string, Mode & { disable?: boolean }> }
    viewport?: { options?: Record<string, { styles: { width: string; height: string } }> }
  }
}

export type Screenshot = {
  /** The baseline's path, without `.webp`: `<folder>/<story id>`. The folder is `default`, `states` or a mode. */
  name: string
  title: string
  storyId: string
  /** The globals set in the URL of Storybook's preview iframe, e.g. `locale:en;theme:dark`. */
  globals: string
  size: { width: number; height: number }
  /** True for stories tagged `focus`, which show the focus ring. In other stories, focus is removed first. */
  isFocusShown: boolean
  /** Page artwork dominates a screenshot and is always the same, so only a few page screenshots show it. */
  isArtworkShown: boolean
}

/** The viewport of the story tests. */
const defaultSize = { width: 1024, height: 800 }

function getSize(story: Story, viewport: string | undefined): Screenshot['size'] {
  if (!viewport) return defaultSize
  const styles = story.parameters.viewport?.options?.[viewport]?.styles
  if (!styles) throw new Error(`${story.id} sets the viewport ${viewport}, which the preview does not define.`)
  return { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) }
}

function getModes(story: Story): [string, Mode | undefined][] {
  const modes = story.parameters.chromatic?.modes
  if (!modes) return [['default', undefined]]
  return Object.entries(modes).filter(([, { disable }]) => !disable)
}

function toScreenshot(story: Story, name: string, mode: Mode | undefined): Screenshot {
  const { locale, theme } = mode ?? defaultMode
  return {
    name: `${name.replaceAll(' ', '-')}/${story.id}`,
    title: `${story.title} · ${story.name}${mode ? ` · ${name}` : ''}`,
    storyId: story.id,
    globals: `locale:${locale};theme:${theme}`,
    size: getSize(story, mode?.viewport ?? story.storyGlobals?.viewport?.value),
    isFocusShown: story.tags.includes('focus'),
    isArtworkShown: !story.title.startsWith('Pages/') || (isInitialView(story) && mode?.locale === 'en'),
  }
}

/** Returns the committed screenshots, sorted by mode. */
export function listScreenshots(stories: Story[]): Screenshot[] {
  return stories
    .filter(({ parameters }) => !parameters.chromatic?.disableSnapshot)
    .flatMap((story) => getModes(story).map(([name, mode]) => toScreenshot(story, name, mode)))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}

/** Returns the screenshots of pages' later states and errors, which are compared with those of the base branch. */
export function listStateScreenshots(stories: Story[]): Screenshot[] {
  return stories.filter(isLaterState).map((story) => toScreenshot(story, 'states', undefined))
}
