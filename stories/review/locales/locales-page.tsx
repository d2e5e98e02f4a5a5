import { useCallback, useEffect, useRef, useState } from 'react'
import { type Viewport, viewports } from '../../../.storybook/viewports.ts'
import { localeNames, locales } from '../../../src/i18n/locales.ts'
import { Checkbox } from '../../../src/primitives/checkbox.tsx'
import { type ThemeName, themeNames } from '../../../src/theme/tokens.ts'
import { Choice, Filters, ReviewDocument } from '../document.tsx'
import { useUrlArgs } from '../keep-args.ts'
import { type StoryEntry, searchStories, storyName, useStories } from '../story-list.ts'
import styles from './locales.module.css'
import { StoryFrame } from './story-frame.tsx'

/** A reviewer's selection, stored in Storybook's URL as the story's args. */
export type LocalesChoice = {
  /** The id of a story. */
  story: string
  theme: ThemeName
  size: Viewport
  /** Also shows the pseudo-locale, in which every text is longer. */
  hasPseudo: boolean
}

export type LocalesPageProps = LocalesChoice & {
  /** The toolbar's settings: its brand, client and network also apply in the frames. */
  toolbar?: Record<string, unknown>
  /** Replaces Storybook's own list of stories. */
  stories?: StoryEntry[]
  /** Returns markup for a language's frame, to show in place of the story. */
  fill?: (locale: string) => string
}

/** The globals of a frame's story, as in Storybook's URL. */
function globalsOf(locale: string, theme: ThemeName, { brand, client, network }: Record<string, unknown>): string {
  const pairs = Object.entries({ locale, theme, brand, client, network })
  return pairs.flatMap(([name, value]) => (typeof value === 'string' ? [`${name}:${value}`] : [])).join(';')
}

type FramesProps = Required<Pick<LocalesPageProps, 'toolbar'>> &
  Pick<LocalesPageProps, 'fill'> & {
    choice: LocalesChoice
    name: string
  }

/** Loads the frames one at a time, since their stories' play functions would steal focus from each other. */
function Frames({ choice: { story, theme, size, hasPseudo }, name, toolbar, fill }: FramesProps) {
  const [ended, setEnded] = useState(0)
  const restoreFocus = useFocusRestorer()
  const { width, height } = viewports[size].styles
  const kinds = locales.map((locale) => [locale, localeNames[locale]])
  return (
    <ul className={styles.frames} data-size={size}>
      {[...kinds, ...(hasPseudo ? [['pseudo', 'Pseudo-locale']] : [])].map(([locale = '', language = ''], index) => {
        const globals = globalsOf(locale, theme, toolbar)
        // Accessibility is checked in the story run; here it would only take time.
        const query = new URLSearchParams({ id: story, viewMode: 'story', globals: `${globals};a11y.manual:!true` })
        return (
          <StoryFrame
            key={locale}
            name={language}
            title={`${language}: ${name}`}
            address={`iframe.html?${query}`}
            catalogueAddress={`./?path=/story/${story}&globals=${globals}`}
            size={{ width: Number.parseInt(width, 10), height: Number.parseInt(height, 10) }}
            content={fill?.(locale)}
            isDue={index <= ended}
            onEnd={() => setEnded((before) => Math.max(before, index + 1))}
            onFocusTaken={restoreFocus}
          />
        )
      })}
    </ul>
  )
}

/** Moves focus from a frame back to the element of this document that had it last. */
function useFocusRestorer() {
  const last = useRef<HTMLElement>(null)
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && !(target instanceof HTMLIFrameElement)) last.current = target
    }
    document.addEventListener('focusin', remember)
    return () => document.removeEventListener('focusin', remember)
  }, [])
  return useCallback((frame: HTMLIFrameElement) => {
    frame.blur()
    last.current?.focus({ preventScroll: true })
  }, [])
}

const themes = themeNames.map((name) => [name, name === 'dark' ? 'Dark' : 'Light'] as const)
const sizes = Object.entries(viewports).map(([size, { name }]) => [size as Viewport, name] as const)

/** One state of the product in its languages, side by side. */
export function LocalesPage({ toolbar = {}, stories: sampleStories, fill, ...initial }: LocalesPageProps) {
  const [choice, choose] = useUrlArgs<LocalesChoice>(initial)
  const [words, setWords] = useState('')
  const listed = useStories()
  const stories = sampleStories ?? listed
  const found = searchStories(stories, words)
  const selected = stories.find(({ id }) => id === choice.story)
  // The current story stays in the list even if it does not match the search.
  const offered = selected && !found.includes(selected) ? [selected, ...found] : found
  const options = offered.map((story) => [story.id, storyName(story)] as const)
  return (
    <ReviewDocument
      title="Locales"
      intro="One state in each language, side by side. A list below each says what does not fit. Your choice is in the URL, so a link opens the same view."
    >
      <Filters
        words={words}
        placeholder="A screen, a state, an error"
        onSearch={setWords}
        status={words.trim() ? `${found.length} of ${stories.length} states` : `${stories.length} states`}
      >
        <Choice
          label="State"
          value={choice.story}
          options={selected ? options : [[choice.story, choice.story], ...options]}
          onChoose={(story) => choose({ story })}
        />
        <Choice label="Theme" value={choice.theme} options={themes} onChoose={(theme) => choose({ theme })} />
        <Choice label="Size" value={choice.size} options={sizes} onChoose={(size) => choose({ size })} />
        <Checkbox
          label="Pseudo-locale: every text 40% longer"
          checked={choice.hasPseudo}
          onChange={({ currentTarget }) => choose({ hasPseudo: currentTarget.checked })}
        />
      </Filters>
      {selected && (
        <Frames
          // Another state or look reloads every frame.
          key={JSON.stringify({ ...choice, hasPseudo: undefined, toolbar })}
          choice={choice}
          name={storyName(selected)}
          toolbar={toolbar}
          fill={fill}
        />
      )}
      {!selected && stories.length > 0 && (
        <p role="alert" className={styles.findings}>
          There is no story “{choice.story}”. It may have been renamed or removed. Choose another.
        </p>
      )}
    </ReviewDocument>
  )
}
