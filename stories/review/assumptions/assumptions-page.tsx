import styles from '../document.module.css'
import { Filters, ReviewDocument } from '../document.tsx'
import { contractLinkProps, StoryLink } from '../story-link.tsx'
import { useUrlArgs } from '../url-args.ts'
import { hasWords, pluralize } from '../words.ts'
import { type AssumedCall, assumptions, callCount } from './read-assumptions.ts'

export type AssumptionsPageProps = {
  /** The text to search for in calls, paths and screens. */
  query: string
}

function describeParts(assumedParts: readonly string[]): string {
  if (assumedParts.includes('shape')) return 'Request and response'
  return assumedParts.map((name) => (name === 'path' ? 'URL path' : name)).join(', ')
}

function Row({ name, method, path, assumedParts, screens }: AssumedCall) {
  return (
    <tr>
      <th scope="row">
        <code>
          {method} {path}
        </code>{' '}
        <span className="text-muted">{name}</span>
      </th>
      <td>{describeParts(assumedParts)}</td>
      <td>
        {screens.length === 0 && <span className="text-muted">Not used by any screen in this release</span>}
        <ul className="flex flex-wrap gap-x-4 gap-y-1">
          {screens.map(({ name: screen, defaultStory }) => (
            <li key={screen}>
              <StoryLink to={defaultStory}>{screen}</StoryLink>
            </li>
          ))}
        </ul>
      </td>
    </tr>
  )
}

const matches = ({ name, path, screens }: AssumedCall, query: string) =>
  hasWords([name, path, ...screens.map((screen) => screen.name)].join(' ').toLowerCase(), query)

/** Lists the calls that the specification does not describe in full, and the screens that depend on them. */
export function AssumptionsPage(initialArgs: AssumptionsPageProps) {
  const [{ query }, updateArgs] = useUrlArgs(initialArgs)
  const matchingCalls = assumptions.filter((call) => matches(call, query))
  const fullyAssumedCount = assumptions.filter(({ assumedParts }) => assumedParts.includes('shape')).length
  return (
    <ReviewDocument
      title="Assumptions"
      intro={
        <>
          The specification does not describe every call in full, so we assumed the missing parts to build the screens.
          The server team should check each row. What we assumed for each call is described under{' '}
          <a {...contractLinkProps}>Review / Contract</a>.
        </>
      }
    >
      <Filters
        query={query}
        placeholder="A call, path or screen"
        onSearch={(search) => updateArgs({ query: search })}
        status={`${assumptions.length} of ${callCount} calls are assumed: ${fullyAssumedCount} completely, ${assumptions.length - fullyAssumedCount} in part; ${pluralize(matchingCalls.length, 'call')} found`}
      />
      <table className={styles.table} aria-label="Assumed calls">
        <thead>
          <tr>
            <th scope="col">Call</th>
            <th scope="col">Assumed</th>
            <th scope="col">Screens that use it</th>
          </tr>
        </thead>
        <tbody>
          {matchingCalls.map((call) => (
            <Row key={call.name} {...call} />
          ))}
        </tbody>
      </table>
    </ReviewDocument>
  )
}
