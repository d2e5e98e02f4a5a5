import { contract } from '../../contract/read-contract.ts'
import { counted } from '../counted.ts'
import { hasWords } from '../has-words.ts'
import { StoryLink, toStory } from '../story-link.tsx'
import styles from './assumptions.module.css'
import { type Assumption, assumptions, callCount } from './read-assumptions.ts'

export type AssumptionsPageProps = {
  /** Words that a call, a path or a screen has to have. */
  words: string
}

/** Sums up what was assumed of a call, for a reader. */
function describe(assumed: readonly string[]): string {
  if (assumed.includes('shape')) return 'Request and answer'
  const fields = assumed.filter((name) => name !== 'path')
  const parts = [assumed.includes('path') ? 'the path' : '', fields.join(', ')]
  const text = parts.filter(Boolean).join('; ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function Row({ name, method, path, assumed, screens }: Assumption) {
  return (
    <tr>
      <th scope="row">
        <code>
          {method} {path}
        </code>
        <span className={styles.muted}>{name}</span>
      </th>
      <td>{describe(assumed)}</td>
      <td>
        {screens.length === 0 && <span className={styles.muted}>No screen makes it in this release</span>}
        <ul className={styles.screens}>
          {screens.map(({ name: screen, first }) => (
            <li key={screen}>
              <StoryLink to={first}>{screen}</StoryLink>
            </li>
          ))}
        </ul>
      </td>
    </tr>
  )
}

const matches = ({ name, path, screens }: Assumption, words: string) => {
  const text = [name, path, ...screens.map((screen) => screen.name)].join(' ').toLowerCase()
  return hasWords(text, words)
}

/** The calls and shapes that the specification does not show, and the screens that rest on them. In English alone. */
export function AssumptionsPage({ words }: AssumptionsPageProps) {
  const all = assumptions.flatMap(({ calls }) => calls)
  const found = assumptions
    .map(({ area, calls }) => ({ area, calls: calls.filter((call) => matches(call, words)) }))
    .filter(({ calls }) => calls.length > 0)
  const whole = all.filter(({ assumed }) => assumed.includes('shape')).length
  return (
    <div className={styles.page} lang="en">
      <header>
        <h1>Assumptions</h1>
        <p className={styles.intro}>
          The specification does not show every call. Where it is silent, Portico decided, so that the screens could be
          built. Each row is a question for the server team: is this right? The calls’ descriptions say what was
          decided; the whole contract is under <a {...toStory('review-contract--default')}>Review / Contract</a>{' '}
          (version {contract.info.version}).
        </p>
        <p role="status" className={styles.sum}>
          {all.length} of {callCount} calls are assumed: {whole} completely, {all.length - whole} in part
          {words && `; ${counted(found.flatMap(({ calls }) => calls).length, 'call')} found for “${words}”`}
        </p>
      </header>
      <main>
        {found.length === 0 && <p>No assumed call has these words.</p>}
        {found.map(({ area, calls }) => (
          <section key={area}>
            <h2 id={`area-${area}`}>
              {area.replaceAll(/(?=[A-Z])/g, ' ').replace(/^./, (letter) => letter.toUpperCase())}
            </h2>
            <table className={styles.table} aria-labelledby={`area-${area}`}>
              <thead>
                <tr>
                  <th scope="col">Call</th>
                  <th scope="col">Assumed</th>
                  <th scope="col">Screens that make it</th>
                </tr>
              </thead>
              <tbody>
                {calls.map((call) => (
                  <Row key={call.name} {...call} />
                ))}
              </tbody>
            </table>
          </section>
        ))}
      </main>
    </div>
  )
}
