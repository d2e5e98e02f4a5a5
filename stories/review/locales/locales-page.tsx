import { useCallback, useEffect, useRef, useState } from 'react'
import { type Viewport, viewports } from '../../../.storybook/viewports.ts'
import { localeNames, locales } from '../../../src/i18n/locales.ts'
import { Checkbox } from '../../../src/primitives/checkbox.tsx'
import { type ThemeName, themeNames } from '../../../src/theme/tokens.ts'
import { Choice, Filters, ReviewDocument } from '../document.tsx'
import { useKeptArgs } from '../keep-args.ts'
import { type StoryEntry, searchStories, storyName, useStories } from '../story-list.ts'
import styles from './locales.module.css'
import { StoryFrame } from './story-frame.tsx'

/** What a reviewer has chosen; it stands in the address of the catalogue as the story's args. */
export type LocalesChoice = {
  /** The id of a story. */
  story: string
  theme: ThemeName
  size: Viewport
  /** The pseudo-locale, in which every text is longer, stands beside the languages. */
  hasPseudo: boolean
}

export type LocalesPageProps = LocalesChoice & {
  /** What the catalogue's toolbar says: the brand, the client and the network hold in the frames too. */
  toolbar?: Record<string, unknown>
  /** Stand-ins for the catalogue's own stories. */
  stories?: StoryEntry[]
  /** Markup for a language's frame in place of the story. */
  fill?: (locale: string) => string
}

/** What a frame's story is shown with, as an address has it. */
function globalsOf(locale: string, theme: ThemeName, { brand, client, network }: Record<string, unknown>): string {
  const pairs = Object.entries({ locale, theme, brand, client, network })
  return pairs.flatMap(([name, value]) => (typeof value === 'string' ? [`${name}:${value}`] : [])).join(';')
}

type FramesProps = Required<Pick<LocalesPageProps, 'toolbar'>> &
  Pick<LocalesPageProps, 'fill'> & {
    choice: LocalesChoice
    name: string
  }

/** One frame after the other: at once, the steps of their stories would take each other's focus. */
function Frames({ choice: { story, theme, size, hasPseudo }, name, toolbar, fill }: FramesProps) {
  const [ended, setEnded] = useState(0)
  const giveFocusBack = useLastFocus()
  const { width, height } = viewports[size].styles
  const kinds = locales.map((locale) => [locale, localeNames[locale]])
  return (
    <ul className={styles.frames} data-size={size}>
      {[...kinds, ...(hasPseudo ? [['pseudo', 'Pseudo-locale']] : [])].map(([locale = '', language = ''], place) => {
        const globals = globalsOf(locale, theme, toolbar)
        // The accessibility check has its own run; here it would only cost time.
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
            isDue={place <= ended}
            onEnd={() => setEnded((before) => Math.max(before, place + 1))}
            onFocusTaken={giveFocusBack}
          />
        )
      })}
    </ul>
  )
}

/** Gives the focus back to what had it last in this document, from a frame that took it. */
function useLastFocus() {
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
export function LocalesPage({ toolbar = {}, stories: given, fill, ...asked }: LocalesPageProps) {
  const [choice, choose] = useKeptArgs<LocalesChoice>(asked)
  const [words, setWords] = useState('')
  const listed = useStories()
  const stories = given ?? listed
  const found = searchStories(stories, words)
  const shown = stories.find(({ id }) => id === choice.story)
  // What is shown stays in the list, whatever is searched.
  const offered = shown && !found.includes(shown) ? [shown, ...found] : found
  const options = offered.map((story) => [story.id, storyName(story)] as const)
  return (
    <ReviewDocument
      title="Locales"
      intro="One state in each language, side by side. Under each stands what does not fit. The address keeps your choice, so a link shows others the same."
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
          options={shown ? options : [[choice.story, choice.story], ...options]}
          onChoose={(story) => choose({ story })}
        />
        <Choice label="Theme" value={choice.theme} options={themes} onChoose={(theme) => choose({ theme })} />
        <Choice label="Size" value={choice.size} options={sizes} onChoose={(size) => choose({ size })} />
        <Checkbox
          label="Pseudo-locale: every text 40 % longer"
          checked={choice.hasPseudo}
          onChange={({ currentTarget }) => choose({ hasPseudo: currentTarget.checked })}
        />
      </Filters>
      {shown && (
        <Frames
          // Another state or look loads every frame again.
          key={JSON.stringify({ ...choice, hasPseudo: undefined, toolbar })}
          choice={choice}
          name={storyName(shown)}
          toolbar={toolbar}
          fill={fill}
        />
      )}
      {!shown && stories.length > 0 && (
        <p role="alert" className={styles.findings}>
          There is no story “{choice.story}”. It may have been renamed or removed. Choose another.
        </p>
      )}
    </ReviewDocument>
  )
}
