import { type ErrorId, errorIds } from '../../src/errors/catalogue.ts'
import type { Path } from '../../src/pages/links/paths.ts'

/** An error that cannot occur on a screen, and why. */
export type Never = { never: string }

/** An error that a screen handles itself; the screen's driver checks what is shown. */
export type OwnHandling<Point extends string> = { own: Point }

/**
 * How one error occurs on one screen: at this point, shown as the error catalogue defines; at this point, but handled by
 * the screen itself; or never.
 */
export type Cell<Point extends string> = Point | OwnHandling<Point> | Never

/** One screen of the error matrix. */
export type ErrorScreen<Point extends string = string> = {
  path: Path
  /** The id of its stories' meta, if it is not derived from the title. */
  id?: `pages-${string}`
  /** The sidebar title of its stories, e.g. `Pages/Login`. */
  title: `Pages/${string}`
  /** The points at which a call can fail; the driver defines each. */
  points: readonly Point[]
  /** Covers every error in the catalogue. */
  cells: Record<ErrorId, Cell<Point>>
}

/** Checks that every error of a screen is decided. */
export function decideErrors<const Point extends string, const Screen extends ErrorScreen<NoInfer<Point>>>(
  screen: Screen & { points: readonly Point[] },
): Screen {
  return screen
}

/** The error cannot occur here. The reason is a sentence that Review / Error matrix shows. */
export const never = <const Reason extends string>(reason: Reason) => ({ never: reason })

/** No error can occur at all, e.g. on a screen that makes no call. */
export const neverAny = <const Reason extends string>(reason: Reason) =>
  Object.fromEntries(errorIds.map((id) => [id, never(reason)])) as Record<ErrorId, { never: Reason }>

export const isNever = (cell: Cell<string>): cell is Never => typeof cell === 'object' && 'never' in cell

/** The point at which an error occurs. */
export function pointOf<Point extends string>(cell: Cell<Point>): Point | undefined {
  if (typeof cell === 'string') return cell
  return 'own' in cell ? cell.own : undefined
}

/** The base of the names of a screen's files and functions, e.g. `register-personal`. */
export const slugOf = ({ path }: Pick<ErrorScreen, 'path'>) => path.slice(1).replaceAll('/', '-')

/** Who sees a screen. This is also the folder of its page and the file of its driver. */
export const folderOf = ({ path }: Pick<ErrorScreen, 'path'>) => (path.startsWith('/security') ? 'account' : 'visitor')

/** The file of a screen's page, under `src/pages`. */
export const pageFileOf = (screen: Pick<ErrorScreen, 'path'>) => `${folderOf(screen)}/${slugOf(screen)}.tsx`
