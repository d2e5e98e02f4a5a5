import { useEffect, useState } from 'react'
import { storyLinkProps } from '../review/story-link.tsx'
import { readStories } from '../review/story-list.ts'
import { pluralize } from '../review/words.ts'
import { listScreens, type Screen } from './list-screens.ts'
import { columnClasses } from './start-page.tsx'

/** Lists the product's screens from Storybook's index, with the number of states and errors of each. */
export function Screens() {
  const [screens, setScreens] = useState<Screen[]>()
  const [errorMessage, setErrorMessage] = useState('')
  useEffect(() => {
    readStories().then(
      (stories) => setScreens(listScreens(stories)),
      (error: unknown) => setErrorMessage(String(error)),
    )
  }, [])
  if (errorMessage) return <p role="alert">{errorMessage}</p>
  if (!screens) return <p className="text-muted">Loading the list of screens…</p>
  return (
    <ul className={columnClasses}>
      {screens.map(({ name, firstStory, stateCount, errors }) => (
        <li key={name} className="flex flex-wrap justify-between gap-x-3 py-2 border-b text-muted tabular-nums">
          <a {...storyLinkProps(firstStory.id)}>{name}</a>
          <span>
            {pluralize(stateCount, 'state')}
            {errors[0] && (
              <>
                {' · '}
                <a {...storyLinkProps(errors[0].id)}>
                  {pluralize(errors.length, 'error')} <span className="sr-only">on {name}</span>
                </a>
              </>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}
