import { type ErrorId, errorIds } from '../../src/errors/catalogue.ts'
import type { Path } from '../../src/pages/links/paths.ts'

/** An error that cannot come up on a screen, and why. */
export type Never = { never: string }

/** An error that a screen shows in a way of its own: its driver says what is to be seen. */
export type OwnWay<Moment extends string> = { own: Moment }

/**
 * What becomes of one error on one screen: the moment in which it comes up, to be shown as the error catalogue says; or a
 * way of the screen's own; or never.
 */
export type Cell<Moment extends string> = Moment | OwnWay<Moment> | Never

/** One screen of the error matrix. */
export type ErrorScreen<Moment extends string = string> = {
  path: Path
  /** What the addresses of its stories begin with, where that is not made from the title. */
  id?: `pages-${string}`
  /** Where its stories stand in the sidebar, e.g. `Pages/Login`. */
  title: `Pages/${string}`
  /** The calls that can go wrong here, by names that its driver explains. */
  moments: readonly Moment[]
  /** Total: an error that the catalogue gains does not compile until it is decided here. */
  cells: Record<ErrorId, Cell<Moment>>
}

/** Decides every error of a screen. */
export function decideErrors<const Moment extends string, const Screen extends ErrorScreen<NoInfer<Moment>>>(
  screen: Screen & { moments: readonly Moment[] },
): Screen {
  return screen
}

/** It cannot come up here, for this reason: a sentence for whoever reads the matrix. */
export const never = <const Reason extends string>(reason: Reason) => ({ never: reason })

/** No error at all, for one reason: e.g. a screen that makes no call. */
export const neverAny = <const Reason extends string>(reason: Reason) =>
  Object.fromEntries(errorIds.map((id) => [id, never(reason)])) as Record<ErrorId, { never: Reason }>

export const isNever = (cell: Cell<string>): cell is Never => typeof cell === 'object' && 'never' in cell

/** The moment in which an error comes up. */
export function momentOf<Moment extends string>(cell: Cell<Moment>): Moment | undefined {
  if (typeof cell === 'string') return cell
  return 'own' in cell ? cell.own : undefined
}

/** Names a screen's files and functions, e.g. `register-personal`. */
export const slugOf = ({ path }: Pick<ErrorScreen, 'path'>) => path.slice(1).replaceAll('/', '-')

/** Who sees a screen: a folder of pages, and the file of its driver. */
export const folderOf = ({ path }: Pick<ErrorScreen, 'path'>) => (path.startsWith('/security') ? 'account' : 'visitor')

/** The file of a screen's page, under `src/pages`. */
export const pageFileOf = (screen: Pick<ErrorScreen, 'path'>) => `${folderOf(screen)}/${slugOf(screen)}.tsx`
