import { useCallback, useEffect, useRef, useState } from 'react'
import { viewports } from '../../../.storybook/viewports.ts'
import type { StoryEntry } from '../story-list.ts'
import { type Choice, catalogueAddress, frameAddress, frameKinds } from './frames.ts'
import styles from './locales.module.css'
import { StoryFrame, type StoryFrameProps } from './story-frame.tsx'
import { StoryPicker } from './story-picker.tsx'

export type LocalesPageProps = Choice & {
  onChoose?: (choice: Choice) => void
  stories?: StoryEntry[]
  /** What the catalogue's toolbar says: the brand, the client and the network hold in the frames too. */
  toolbar?: Record<string, unknown>
  /** Markup for a language's frame in place of the story. */
  fill?: (locale: string) => string
}

type FramesProps = { choice: Choice } & Pick<StoryFrameProps, 'onFocusTaken'> &
  Required<Pick<LocalesPageProps, 'stories' | 'toolbar'>> &
  Pick<LocalesPageProps, 'fill'>

/** One frame after the other: at once, the steps of their stories would take each other's focus. */
function Frames({ choice, stories, toolbar, fill, onFocusTaken }: FramesProps) {
  const [done, setDone] = useState<string[]>([])
  const markDone = useCallback((locale: string) => setDone((before) => [...new Set([...before, locale])]), [])
  const { width, height } = viewports[choice.size].styles
  const story = stories.find(({ id }) => id === choice.story)
  const kinds = frameKinds(choice.hasPseudo)
  return (
    <ul className={styles.frames} data-size={choice.size}>
      {kinds.map(({ locale, name }, index) => (
        <StoryFrame
          key={locale}
          locale={locale}
          name={name}
          title={`${name}: ${story ? `${story.title}, ${story.name}` : choice.story}`}
          address={frameAddress(choice, locale, toolbar)}
          catalogueAddress={catalogueAddress(choice, locale, toolbar)}
          size={{ width: Number.parseInt(width, 10), height: Number.parseInt(height, 10) }}
          content={fill?.(locale)}
          isDue={kinds.slice(0, index).every((before) => done.includes(before.locale))}
          onDone={markDone}
          onFocusTaken={onFocusTaken}
        />
      ))}
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

/** One state of the product in its languages, side by side. The choice is what the address asks for, until another is made. */
export function LocalesPage({ onChoose, stories = [], toolbar = {}, fill, ...asked }: LocalesPageProps) {
  const [choice, setChoice] = useState<Choice>(asked)
  const giveFocusBack = useLastFocus()
  const [seen, setSeen] = useState<Choice>(asked)
  // The address, or the controls, ask for something else.
  if (JSON.stringify(asked) !== JSON.stringify(seen)) {
    setSeen(asked)
    setChoice(asked)
  }

  function handleChoose(difference: Partial<Choice>) {
    const chosen = { ...choice, ...difference }
    setChoice(chosen)
    onChoose?.(chosen)
  }

  const isKnown = stories.some(({ id }) => id === choice.story)
  return (
    <main className={styles.page} lang="en">
      <header className={styles.header}>
        <h1>Locales</h1>
        <p>
          One state in each language, side by side. Under each stands what does not fit. The address keeps your choice,
          so a link shows others the same.
        </p>
      </header>
      <StoryPicker stories={stories} choice={choice} onChoose={handleChoose} />
      {isKnown ? (
        <Frames
          // Another state or look loads every frame again.
          key={JSON.stringify({ ...choice, hasPseudo: undefined, toolbar })}
          choice={choice}
          stories={stories}
          toolbar={toolbar}
          fill={fill}
          onFocusTaken={giveFocusBack}
        />
      ) : (
        <p role="alert" className={styles.findings}>
          There is no story “{choice.story}”. It may have been renamed or removed. Choose another.
        </p>
      )}
    </main>
  )
}
