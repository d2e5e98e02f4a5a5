import type { MouseEvent } from 'react'
import { Link } from '../../../src/primitives/link.tsx'
import { isPlainClick } from '../follow-link.ts'
import { areas, isArea, proofsOf } from './read-coverage.ts'
import { toRules } from './rule-entry.tsx'
import styles from './rules.module.css'

const entries = [
  ...areas.map(({ id, title, rules: { length } }) => ({ id, title, count: length })),
  { id: 'stories', title: 'By story', count: proofsOf('story').length },
  { id: 'tests', title: 'By test', count: proofsOf('test').length },
]

/** Which area is shown, or the way back. Each is an address of its own. */
export function Navigation({ shown, onShow }: { shown: string | undefined; onShow: (id: string) => void }) {
  const handleClick = (event: MouseEvent, id: string) => {
    // A new tab, a new window: the address alone.
    if (!isPlainClick(event)) return
    event.preventDefault()
    onShow(id)
  }
  return (
    <nav className={styles.nav} aria-label="Areas">
      <ul>
        {entries.map(({ id, title, count }) => (
          <li key={id}>
            <Link
              variant="muted"
              {...toRules(`show:${id}`)}
              aria-current={id === shown ? 'true' : undefined}
              onClick={(event) => handleClick(event, id)}
            >
              {isArea(id) ? (
                <>
                  {id}
                  <span className={styles.title}>: {title}</span>
                </>
              ) : (
                title
              )}
            </Link>
            <span className={styles.count}>{count}</span>
          </li>
        ))}
      </ul>
    </nav>
  )
}
