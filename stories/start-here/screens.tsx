import { useEffect, useState } from 'react'
import { readStories } from '../review/story-list.ts'
import { listScreens, type Screen } from './list-screens.ts'
import styles from './start-page.module.css'
import { handleCatalogueLink } from './start-page.tsx'

const addressOf = ({ id }: { id: string }) => `./?path=/story/${id}`
const count = (number: number, one: string) => `${number} ${one}${number === 1 ? '' : 's'}`

/** Every screen of the product, with its states and errors, read from Storybook's own list. */
export function Screens() {
  const [screens, setScreens] = useState<Screen[]>()
  const [trouble, setTrouble] = useState('')
  useEffect(() => {
    readStories().then(
      (stories) => setScreens(listScreens(stories)),
      (error: unknown) => setTrouble(String(error)),
    )
  }, [])
  if (trouble) return <p role="alert">{trouble}</p>
  if (!screens) return <p className={styles.intro}>Reading the list of screens …</p>
  return (
    <ul className={styles.screens}>
      {screens.map(({ name, first, states, errors }) => (
        <li key={name}>
          <a href={addressOf(first)} onClick={handleCatalogueLink}>
            {name}
          </a>
          <span>
            {count(states, 'state')}
            {errors[0] && (
              <>
                {' · '}
                <a href={addressOf(errors[0])} onClick={handleCatalogueLink} aria-label={`Errors of ${name}`}>
                  {count(errors.length, 'error')}
                </a>
              </>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}
