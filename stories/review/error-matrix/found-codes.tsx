import shared from '../document.module.css'
import { Inline } from '../inline.tsx'
import { toContract, toStory } from '../story-link.tsx'
import { storyName, useStories } from '../story-list.ts'
import styles from './error-matrix.module.css'
import { searchCodes, storiesOfCode } from './search-matrix.ts'

/** If more are found, it is better to search the contract. */
const maxCodes = 5

/**
 * The codes in the contract that a search finds, each with its meaning, how it is shown, and the stories named after
 * it.
 */
export function FoundCodes({ words }: { words: string }) {
  const stories = useStories()
  const codes = searchCodes(words)
  if (codes.length === 0) return undefined
  return (
    <section className={styles.codes} aria-label="Codes">
      {codes.slice(0, maxCodes).map(({ code, meaning, how }) => (
        <div key={code}>
          <p>
            <code>{code}</code> <Inline text={meaning} /> <span className={shared.muted}>{how}</span>
          </p>
          <ul className={shared.list}>
            {storiesOfCode(stories, code).map((story) => (
              <li key={story.id}>
                <a {...toStory(story.id)}>{storyName(story)}</a>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {codes.length > maxCodes && (
        <p className={shared.muted}>
          {codes.length - maxCodes} more codes match; all are listed in <a {...toContract}>Review / Contract</a>.
        </p>
      )}
    </section>
  )
}
