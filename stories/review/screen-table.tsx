import { links } from 'virtual:screen-links.js'
import { type Path, paths } from '../../src/pages/links/paths.ts'
import { screenStories } from '../../tools/flow-map/screens.ts'
import styles from './flow-maps.module.css'
import { StoryLink } from './story-link.tsx'

const rows = paths.map((path) => ({
  path,
  leadsTo: paths.filter((to) => links.some((link) => link.from === path && link.to === to)),
}))

function ScreenLink({ path }: { path: Path }) {
  return (
    <StoryLink to={screenStories[path]} className={styles.link}>
      {path}
    </StoryLink>
  )
}

/** Which screen leads to which. */
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
