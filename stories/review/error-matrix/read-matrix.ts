import { describedErrors } from '../../../mocks/faults/error-examples.ts'
import { type ErrorId, errorIds } from '../../../src/errors/catalog.ts'
import { createExportName } from '../../../tools/error-stories/render-stories.ts'
import { createMetaId, createStoryId } from '../../../tools/story-id.ts'
import type { AnyDriver } from '../../errors/error-driver.ts'
import { type ErrorScreen, getPoint, getSlug, isImpossible } from '../../errors/error-screen.ts'
import { getHandling } from '../../errors/handling.ts'
import { matrix } from '../../errors/matrix.ts'
import { describeHandling } from './describe-handling.ts'

/** A matrix cell: one error on one screen. */
export type MatrixCell = {
  screen: string
  screenName: string
  /** The screen's sidebar group, if any, e.g. `Account security`. */
  group?: string
  error: ErrorId
  errorName: string
  rule: string
} & (
  | { state: 'standard' | 'custom'; storyId: string; screenshot?: string; isTall: boolean; handling: string }
  | { state: 'impossible'; reason: string }
)

/** Only a published Storybook has screenshots (`.github/workflows/storybook.yml`). */
const hasScreenshots = import.meta.env.STORYBOOK_SCREENSHOTS === 'true'

const drivers = Object.values(
  import.meta.glob<Record<string, unknown>>('../../errors/drivers/*.ts', { eager: true }),
).flatMap((module) => Object.values(module).filter(isDriver))

function isDriver(value: unknown): value is AnyDriver {
  return typeof value === 'object' && value !== null && 'points' in value
}

/** Describes what a cell's story shows. This depends on the errors that the failure point handles. */
function describeCell(screen: ErrorScreen, error: ErrorId): string {
  const point = drivers.find((driver) => driver.screen.path === screen.path)?.points[
    getPoint(screen.cells[error]) ?? ''
  ]
  if (!point) throw new Error(`${screen.path} has no failure point for ${error}.`)
  return describeHandling(getHandling(error, point))
}

function toCell(screen: ErrorScreen, error: ErrorId): MatrixCell {
  const cell = screen.cells[error]
  const { name: errorName, rule, viewport } = describedErrors[error]
  const screenName = screen.title.slice('Pages/'.length)
  const [group, nameInGroup] = screenName.split('/')
  const fields = { screen: getSlug(screen), screenName, group: nameInGroup ? group : undefined, error, errorName, rule }
  if (isImpossible(cell)) return { ...fields, state: 'impossible', reason: cell.impossible }
  const storyId = createStoryId({ metaId: `${createMetaId(screen)}-errors`, story: createExportName(error) })
  const state = typeof cell === 'string' ? 'standard' : 'custom'
  return {
    ...fields,
    state,
    storyId,
    screenshot: hasScreenshots ? `screenshots/states/${storyId}.webp` : undefined,
    isTall: viewport !== undefined,
    handling: state === 'custom' ? 'This screen handles the error itself.' : describeCell(screen, error),
  }
}

/** All cells, sorted by screen and then by error. */
export const matrixCells: readonly MatrixCell[] = Object.values<ErrorScreen>(matrix).flatMap((screen) =>
  errorIds.map((error) => toCell(screen, error)),
)

/** One cell for each screen, in the matrix's order. */
export const matrixScreens = matrixCells.filter(({ error }) => error === errorIds[0])

/** One cell for each error, in the catalog's order of precedence. */
export const matrixErrors = matrixCells.filter(({ screen }) => screen === matrixScreens[0]?.screen)
