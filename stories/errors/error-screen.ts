import { type ErrorId, errorIds } from '../../src/errors/catalog.ts'
import type { Path } from '../../src/pages/links/paths.ts'

/** An error that cannot occur on a screen, and why. */
export type Impossible = { impossible: string }

/** An error that a screen handles itself, and where it occurs. The screen's driver checks what is shown. */
export type CustomHandling<Point extends string> = { handledAt: Point }

/**
 * Where an error occurs on a screen, if at all. For a plain `Point`, the error is shown as the catalog defines.
 * Otherwise, the screen handles the error itself, or the error cannot occur.
 */
export type Cell<Point extends string> = Point | CustomHandling<Point> | Impossible

/** A screen in the error matrix. */
export type ErrorScreen<Point extends string = string> = {
  path: Path
  /** The id of its stories' meta. If omitted, Storybook derives the id from the title. */
  id?: `pages-${string}`
  /** The sidebar title of its stories, e.g. `Pages/Login`. */
  title: `Pages/${string}`
  /** The points at which a call can fail. The driver defines each point. */
  points: readonly Point[]
  /** One cell for each error in the catalog. */
  cells: Record<ErrorId, Cell<Point>>
}

/** Defines a screen, and checks at compile time that its cells cover every error. */
export function defineErrorScreen<const Point extends string, const Screen extends ErrorScreen<NoInfer<Point>>>(
  screen: Screen & { points: readonly Point[] },
): Screen {
  return screen
}

/** Creates the cell for an error that cannot occur. The "Error matrix" story shows `reason`, so write a sentence. */
export const impossible = <const Reason extends string>(reason: Reason) => ({ impossible: reason })

/** Creates the cells for a screen on which no error can occur. */
export const noErrors = <const Reason extends string>(reason: Reason) =>
  Object.fromEntries(errorIds.map((id) => [id, impossible(reason)])) as Record<ErrorId, { impossible: Reason }>

export const isImpossible = (cell: Cell<string>): cell is Impossible => typeof cell === 'object' && 'impossible' in cell

/** Returns the point at which an error occurs, or undefined if the error cannot occur. */
export function getPoint<Point extends string>(cell: Cell<Point>): Point | undefined {
  if (typeof cell === 'string') return cell
  return 'handledAt' in cell ? cell.handledAt : undefined
}

/** Returns the base name of a screen's files and functions, e.g. `register-personal`. */
export const getSlug = ({ path }: Pick<ErrorScreen, 'path'>) => path.slice(1).replaceAll('/', '-')

/** Returns the name of a screen's page folder, which is also the name of its driver's file. */
export const getFolder = ({ path }: Pick<ErrorScreen, 'path'>) => (path.startsWith('/security') ? 'account' : 'visitor')

/** Returns the path of a screen's page file under `src/pages`. */
export const getPageFile = (screen: Pick<ErrorScreen, 'path'>) => `${getFolder(screen)}/${getSlug(screen)}.tsx`
