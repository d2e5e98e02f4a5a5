import { useEffect, useState } from 'react'
import { toStory } from '../review/story-link.tsx'
import { readStories } from '../review/story-list.ts'
import { counted } from '../review/words.ts'
import { listScreens, type Screen } from './list-screens.ts'
import { columns } from './start-page.tsx'

/** Lists every screen of the product with its states and errors, from Storybook's index. */
export function Screens() {
  const [screens, setScreens] = useState<Screen[]>()
  const [problem, setProblem] = useState('')
  useEffect(() => {
    readStories().then(
      (stories) => setScreens(listScreens(stories)),
      (error: unknown) => setProblem(String(error)),
    )
  }, [])
  if (problem) return <p role="alert">{problem}</p>
  if (!screens) return <p className="text-muted">Loading the list of screens …</p>
  return (
    <ul className={columns}>
      {screens.map(({ name, first, stateCount, errors }) => (
        <li key={name} className="flex flex-wrap justify-between gap-x-3 py-2 border-b text-muted tabular-nums">
          <a {...toStory(first.id)}>{name}</a>
          <span>
            {counted(stateCount, 'state')}
            {errors[0] && (
              <>
                {' · '}
                <a {...toStory(errors[0].id)}>
                  {counted(errors.length, 'error')} <span className="sr-only">of {name}</span>
                </a>
              </>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}
