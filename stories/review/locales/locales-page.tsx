import { useState } from 'react'
import { type Viewport, viewports } from '../../../.storybook/viewports.ts'
import { localeNames, locales } from '../../../src/i18n/locales.ts'
import { Checkbox } from '../../../src/primitives/checkbox.tsx'
import { type ThemeName, themeNames } from '../../../src/theme/tokens.ts'
import { Filters, ReviewDocument, Select } from '../document.tsx'
import { searchStories, storyName, useStories } from '../story-list.ts'
import { useUrlArgs } from '../url-args.ts'
import { StoryFrame } from './story-frame.tsx'

/** A reviewer's selection, stored in Storybook's URL as the story's args. */
export type LocalesSelection = {
  /** The id of a story. */
  story: string
  theme: ThemeName
  size: Viewport
  /** Whether the pseudo-locale, in which all text is longer, is also shown. */
  isPseudoShown: boolean
}

export type LocalesPageProps = LocalesSelection & {
  /** The toolbar's settings. Its brand, client and network also apply in the frames. */
  toolbar?: Record<string, unknown>
}

/** Returns the globals of a frame's story in Storybook's URL format. */
function formatGlobals(locale: string, theme: ThemeName, { brand, client, network }: Record<string, unknown>): string {
  const pairs = Object.entries({ locale, theme, brand, client, network })
  return pairs.flatMap(([name, value]) => (typeof value === 'string' ? [`${name}:${value}`] : [])).join(';')
}

type FramesProps = { selection: LocalesSelection; name: string; toolbar: Record<string, unknown> }

const columns = 'grid-cols-[repeat(auto-fit,minmax(min(100%,240px),1fr))]'
/** Desktop pages would be unreadable in narrow columns. */
const wideColumns = 'grid-cols-[repeat(auto-fit,minmax(min(100%,460px),1fr))]'

/** Loads the frames one at a time. Otherwise, their play functions would steal focus from each other. */
function Frames({ selection: { story, theme, size, isPseudoShown }, name, toolbar }: FramesProps) {
  const [endedCount, setEndedCount] = useState(0)
  const { width, height } = viewports[size].styles
  const languages = locales.map((locale) => [locale, localeNames[locale]])
  return (
    <ul className={`grid gap-x-6 gap-y-8 ${size === 'desktop' ? wideColumns : columns}`}>
      {[...languages, ...(isPseudoShown ? [['pseudo', 'Pseudo-locale']] : [])].map(
        ([locale = '', language = ''], index) => {
          const globals = formatGlobals(locale, theme, toolbar)
          // The story tests check accessibility, so a check in the frames would only waste time.
          const query = new URLSearchParams({ id: story, viewMode: 'story', globals: `${globals};a11y.manual:!true` })
          return (
            <StoryFrame
              key={locale}
              name={language}
              title={`${language}: ${name}`}
              src={`iframe.html?${query}`}
              storyUrl={`./?path=/story/${story}&globals=${globals}`}
              size={{ width: Number.parseInt(width, 10), height: Number.parseInt(height, 10) }}
              mayLoad={index <= endedCount}
              onEnd={() => setEndedCount((count) => Math.max(count, index + 1))}
            />
          )
        },
      )}
    </ul>
  )
}

const themes = themeNames.map((name) => [name, name === 'dark' ? 'Dark' : 'Light'] as const)
const sizes = Object.entries(viewports).map(([size, { name }]) => [size as Viewport, name] as const)

/** Shows one state of the product in every language, side by side. */
export function LocalesPage({ toolbar = {}, ...initialSelection }: LocalesPageProps) {
  const [selection, updateArgs] = useUrlArgs<LocalesSelection>(initialSelection)
  const [query, setQuery] = useState('')
  const stories = useStories()
  const matches = searchStories(stories, query)
  const selectedStory = stories.find(({ id }) => id === selection.story)
  // The current story stays in the list even if it does not match the search.
  const listedStories = selectedStory && !matches.includes(selectedStory) ? [selectedStory, ...matches] : matches
  const options = listedStories.map((story) => [story.id, storyName(story)] as const)
  return (
    <ReviewDocument
      title="Locales"
      intro="One state in each language, side by side. Anything that does not fit is listed below its language. Your selection is in the URL, so you can share the view as a link."
    >
      <Filters
        query={query}
        placeholder="A screen, state or error"
        onSearch={setQuery}
        status={query.trim() ? `${matches.length} of ${stories.length} states` : `${stories.length} states`}
      >
        <Select
          label="State"
          value={selection.story}
          options={selectedStory ? options : [[selection.story, selection.story], ...options]}
          onChoose={(story) => updateArgs({ story })}
        />
        <Select label="Theme" value={selection.theme} options={themes} onChoose={(theme) => updateArgs({ theme })} />
        <Select label="Size" value={selection.size} options={sizes} onChoose={(size) => updateArgs({ size })} />
        <Checkbox
          label="Pseudo-locale: all text is 40% longer"
          checked={selection.isPseudoShown}
          onChange={({ currentTarget }) => updateArgs({ isPseudoShown: currentTarget.checked })}
        />
      </Filters>
      {selectedStory && (
        <Frames
          // Changing anything but the pseudo-locale reloads every frame.
          key={JSON.stringify({ ...selection, isPseudoShown: undefined, toolbar })}
          selection={selection}
          name={storyName(selectedStory)}
          toolbar={toolbar}
        />
      )}
      {!selectedStory && stories.length > 0 && (
        <p role="alert">
          There is no story “{selection.story}”. It may have been renamed or removed. Choose another story.
        </p>
      )}
    </ReviewDocument>
  )
}
