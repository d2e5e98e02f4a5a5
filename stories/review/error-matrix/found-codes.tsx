import { Inline } from '../../contract/prose.tsx'
import { toStory } from '../story-link.tsx'
import { type StoryEntry, storyName } from '../story-list.ts'
import { useStories } from '../use-stories.ts'
import styles from './error-matrix.module.css'
import { searchCodes, storiesOfCode } from './search-matrix.ts'

/** More than these are better read in the contract. */
const mostCodes = 5
const mostStories = 6

function Stories({ stories }: { stories: StoryEntry[] }) {
  if (stories.length === 0) return undefined
  return (
    <ul aria-label="Stories">
      {stories.slice(0, mostStories).map(({ id, title, name }) => (
        <li key={id}>
          <a {...toStory(id)}>{storyName({ title, name })}</a>
        </li>
      ))}
      {stories.length > mostStories && <li>and {stories.length - mostStories} more</li>}
    </ul>
  )
}

/** The codes of the contract that a search finds: what each means, where it is shown, and the stories named after it. */
export function FoundCodes({ words }: { words: string }) {
  const stories = useStories()
  const codes = searchCodes(words)
  if (codes.length === 0) return undefined
  return (
    <section className={styles.codes} aria-label="Codes">
      {codes.slice(0, mostCodes).map(({ code, meaning, how }) => (
        <div key={code}>
          <p>
            <code>{code}</code> <Inline text={meaning} /> <span className={styles.muted}>{how}</span>
          </p>
          <Stories stories={storiesOfCode(stories, code)} />
        </div>
      ))}
      {codes.length > mostCodes && (
        <p className={styles.muted}>
          {codes.length - mostCodes} more codes match; all stand in{' '}
          <a {...toStory('review-contract--default')}>Review / Contract</a>.
        </p>
      )}
    </section>
  )
}
