import { sidebarTitle } from '../../../.storybook/sidebar-names.ts'
import { catalogue, type ErrorId, errorIds } from '../../../src/errors/catalogue.ts'
import type { ErrorRow } from '../../../src/errors/row.ts'
import { exportOf, fileOf } from '../../../tools/error-stories/write-stories.ts'
import { storyIdOf } from '../../../tools/story-id.ts'
import { errorLabels } from '../../errors/error-labels.ts'
import { type ErrorScreen, isNever, momentOf, slugOf } from '../../errors/error-screen.ts'
import { matrix } from '../../errors/matrix.ts'

/** One screen × one error, as a reviewer sees it. `missing`: decided to be shown, and no story shows it. */
export type MatrixCell = {
  screen: string
  screenName: string
  error: ErrorId
  errorName: string
  rule: string
} & (
  | { state: 'shown' | 'own' | 'missing'; storyId: string; picture: string; how: string; moment: string }
  | { state: 'never'; reason: string }
)

const sources = import.meta.glob<string>('../../pages/errors/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const rows: readonly (ErrorRow & { id: ErrorId })[] = catalogue

const surfaces: Record<ErrorRow['surface'], string> = {
  field: 'under its field',
  submit: 'beside the button',
  alert: 'in an alert',
  dialog: 'in a dialog with two ways on',
  toast: 'in a toast',
  silent: 'without a word of its own',
}

const follows: Record<ErrorRow['follow'], string> = {
  none: '',
  reload: 'the page loads again',
  'check-session': 'the session is asked for',
  relogin: 'the client is asked to log in',
  redirect: 'the page goes on to another',
  'open-web': 'the web version opens',
  'download-client': 'the installer opens',
  'skip-step': 'the step is skipped',
  'refresh-picture': 'a picture is asked for',
  'start-slider': 'the slider starts',
}

/** How the catalogue has an error shown, and what follows, in words. */
function describe(error: ErrorId): string {
  const { surface, follow } = rows.find(({ id }) => id === error) ?? { surface: 'alert', follow: 'none' }
  return [surfaces[surface], follows[follow]].filter(Boolean).join('; ')
}

/** Whether the screen's file of stories really has this one: what was only decided shows nobody anything. */
function hasStory(screen: ErrorScreen, error: ErrorId): boolean {
  const source = sources[fileOf(screen).replace(/^stories/, '../..')] ?? ''
  return source.includes(`export const ${exportOf(error)} = meta.story(`)
}

function toCell(screen: ErrorScreen, error: ErrorId): MatrixCell {
  const cell = screen.cells[error]
  const { name: errorName, rule } = errorLabels[error]
  const screenName = sidebarTitle(screen.title).slice('Pages/'.length)
  const place = { screen: slugOf(screen), screenName, error, errorName, rule }
  if (isNever(cell)) return { ...place, state: 'never', reason: cell.never }
  const storyId = storyIdOf({ title: `${screen.title}/Errors`, story: exportOf(error) })
  const state = hasStory(screen, error) ? (typeof cell === 'string' ? 'shown' : 'own') : 'missing'
  const how = state === 'own' ? 'in a way of the screen’s own' : describe(error)
  return {
    ...place,
    state,
    storyId,
    picture: `pictures/default/${storyId}.png`,
    how,
    moment: momentOf(cell) ?? '',
  }
}

/** Every cell, by screen and then by error. */
export const matrixCells: readonly MatrixCell[] = Object.values<ErrorScreen>(matrix).flatMap((screen) =>
  errorIds.map((error) => toCell(screen, error)),
)

/** The screens, each once, in the order of the product. */
export const matrixScreens = matrixCells.filter(({ error }) => error === errorIds[0])

/** The errors, each once, in the order of the catalogue, which is their precedence. */
export const matrixErrors = matrixCells.filter(({ screen }) => screen === matrixScreens[0]?.screen)

/** How many cells there are of each state. */
export function countCells(cells: readonly MatrixCell[]) {
  const count = (...states: MatrixCell['state'][]) => cells.filter(({ state }) => states.includes(state)).length
  return { all: cells.length, shown: count('shown', 'own'), never: count('never'), missing: count('missing') }
}
