import { paths } from '../../src/pages/links/paths.ts'
import { storyIdOf } from '../story-id.ts'
import type { ScreenLink } from './screen-links.ts'
import { screenStories } from './screens.ts'

/** Writes the section of the map that shows which screen links to which. */
export function drawScreens(links: readonly ScreenLink[]): string {
  const rows = paths.map((path) => {
    const tos = paths.filter((to) => links.some((link) => link.from === path && link.to === to))
    return `| \`${path}\` | ${tos.map((to) => `\`${to}\``).join(', ')} | \`${storyIdOf(screenStories[path])}\` |`
  })
  return [
    '## From screen to screen',
    'The links of each screen, read from the code of `src/pages`, whose types name every address. Where an answer of the server leads, such as on from a login, it says itself.',
    ['| screen | leads to | story |', '|---|---|---|', ...rows].join('\n'),
  ].join('\n\n')
}
