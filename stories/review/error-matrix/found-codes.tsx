import shared from '../document.module.css'
import { Inline } from '../inline.tsx'
import { toContract, toStory } from '../story-link.tsx'
import { storyName, useStories } from '../story-list.ts'
import styles from './error-matrix.module.css'
import { searchCodes, storiesOfCode } from './search-matrix.ts'

/** More codes than these are better read in the contract. */
const most = 5

/** The codes of the contract that a search finds: what each means, where it is shown, and the stories named after it. */
export function FoundCodes({ words }: { words: string }) {
  const stories = useStories()
  const codes = searchCodes(words)
  if (codes.length === 0) return undefined
  return (
    <section className={styles.codes} aria-label="Codes">
      {codes.slice(0, most).map(({ code, meaning, how }) => (
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
      {codes.length > most && (
        <p className={shared.muted}>
          {codes.length - most} more codes match; all stand in <a {...toContract}>Review / Contract</a>.
        </p>
      )}
    </section>
  )
}
