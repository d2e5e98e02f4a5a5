import { Link } from '../../../src/primitives/link.tsx'
import { Tag } from '../../../src/primitives/tag.tsx'
import { Inline } from '../../contract/prose.tsx'
import { toStory } from '../story-link.tsx'
import { byFile, type ProofView, type RuleView } from './read-coverage.ts'
import styles from './rules.module.css'

/** A link to this page as it shows something. */
export const toRules = (args: string) => toStory(`review-rules--default&args=${args}`)

/** A link under which the next person sees the same rule. */
export const toRule = (id: string) => toRules(`words:${id}`)

/** An error looks alike on every screen: more stories than these are told one by one only to whoever asks. */
const manyStories = 12

/** A story, by its place in the sidebar. */
export function StoryLink({ proof }: { proof: ProofView }) {
  return (
    <Link {...toStory(proof.storyId ?? '')}>
      {proof.title} · {proof.name}
    </Link>
  )
}

function Tests({ tests, isOpen }: { tests: ProofView[]; isOpen: boolean }) {
  return byFile(tests).map(([file, ofFile]) => (
    <details key={file} className={styles.file} open={isOpen}>
      <summary>
        <code>{file}</code> <span className={styles.count}>{ofFile.length}</span>
      </summary>
      <ul className={styles.names}>
        {ofFile.map(({ line, name }) => (
          <li key={line}>{name}</li>
        ))}
      </ul>
    </details>
  ))
}

function Stories({ stories, isOpen }: { stories: ProofView[]; isOpen: boolean }) {
  const list = (
    <ul className={styles.names}>
      {stories.map((proof) => (
        <li key={proof.storyId}>
          <StoryLink proof={proof} />
        </li>
      ))}
    </ul>
  )
  if (stories.length <= manyStories) return list
  return (
    <details className={styles.file} open={isOpen}>
      <summary>
        On many screens <span className={styles.count}>{stories.length}</span>
      </summary>
      {list}
    </details>
  )
}

/** One rule: its words, and what shows it. The tests' names open by themselves where it is the only one. */
export function RuleEntry({ rule, isAlone }: { rule: RuleView; isAlone: boolean }) {
  const { id, words, where, state, stories, tests } = rule
  return (
    <li id={id} className={styles.rule}>
      <h3>
        <Link variant="plain" {...toRule(id)}>
          {id}
        </Link>{' '}
        {state !== 'covered' && <Tag tone="plain">{state}</Tag>}
      </h3>
      <div className={styles.words}>
        <p>
          <Inline text={words} />
        </p>
        {state !== 'covered' && (
          <p className={styles.muted}>
            <Inline text={where} />
          </p>
        )}
      </div>
      <div className={styles.proofs}>
        <section aria-label={`Stories of ${id}`}>
          <h4>Stories</h4>
          {stories.length > 0 ? (
            <Stories stories={stories} isOpen={isAlone} />
          ) : (
            <p className={styles.muted}>None. Tests prove it.</p>
          )}
        </section>
        <section aria-label={`Tests of ${id}`}>
          <h4>Tests</h4>
          {tests.length > 0 ? (
            <Tests tests={tests} isOpen={isAlone} />
          ) : (
            <p className={styles.muted}>None. Stories prove it.</p>
          )}
        </section>
      </div>
    </li>
  )
}
