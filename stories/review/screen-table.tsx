import map from '../../docs/flows.md?raw'
import { type Path, paths } from '../../src/pages/links/paths.ts'
import { readScreens } from '../../tools/flow-map/read-map.ts'
import { screenStories } from '../../tools/flow-map/screens.ts'
import styles from './flow-maps.module.css'
import { StoryLink } from './story-link.tsx'

const rows = readScreens(map)

const isPath = (path: string): path is Path => paths.some((known) => known === path)

function ScreenLink({ path }: { path: string }) {
  if (!isPath(path)) return path
  return (
    <StoryLink to={screenStories[path]} className={styles.link}>
      {path}
    </StoryLink>
  )
}

/** Which screen leads to which, as the written map has it: reading the code takes the compiler, which no page has. */
export function ScreenTable() {
  return (
    <table className={styles.table} aria-label="From screen to screen">
      <thead>
        <tr>
          <th scope="col">Screen</th>
          <th scope="col">Leads to</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ path, leadsTo }) => (
          <tr key={path}>
            <th scope="row">
              <ScreenLink path={path} />
            </th>
            <td>
              <ul className={styles.screens}>
                {leadsTo.map((to) => (
                  <li key={to}>
                    <ScreenLink path={to} />
                  </li>
                ))}
              </ul>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
