import type { StoryContext } from '@storybook/react-vite'
import type { PageParameters } from '../../.storybook/stage.ts'
import type { ServerWords } from '../../mocks/words/server-words.ts'
import type { ErrorId } from '../../src/errors/catalogue.ts'
import type { ClientType } from '../../src/host/client-bridge.ts'
import type { Find, Part, PlayContext } from '../pages/page-driver.ts'
import type { ErrorScreen } from './error-screen.ts'
import { matrix } from './matrix.ts'

/** The story before its page opens. */
export type OpeningContext = Pick<PlayContext, 'loaded' | 'globals'> & Pick<StoryContext, 'msw'>

type CallPath = `/${string}`

/** A refusal in the server's own words. */
export type Said = { code: number | string; words: (words: ServerWords) => string }

/** A call of a screen that can go wrong, and how a person gets there. */
export type Moment = {
  /** What the person does to get there, in the present tense: a step of its stories, e.g. `A member types login and password`. */
  label: string
  /** Its path; by client where that makes a difference. */
  call: CallPath | ((client: ClientType) => CallPath)
  /** What its page needs beyond the screen's own. */
  page?: Partial<PageParameters>
  /** Goes as far as the press that makes the call, everything filled in. */
  reach: Part
  /** Makes the call. */
  act: Part
  /** What its flow does itself about an error; all else of that kind is said in an alert. */
  handles?: readonly ('captcha' | 'skip-step')[]
  /** A field that an error of the server can name: its name on the wire, and where it stands. */
  field?: { name: string; find: Find }
  /** What the server says here, where the error's example is about something else: of a new password nobody has tries left. */
  says?: Partial<Record<ErrorId, Said>>
  /** What gets the focus where an error stands beside the submit button. */
  focused?: Find
  /** Names of fields that are empty after an error, since what was typed counts no more. */
  loses?: Partial<Record<ErrorId, readonly string[]>>
}

type MomentName<Screen extends ErrorScreen> = Screen['moments'][number]

/** The errors that a screen shows in a way of its own. */
type OwnErrors<Screen extends ErrorScreen> = {
  [Id in ErrorId]: Screen['cells'][Id] extends { own: string } ? Id : never
}[ErrorId]

/** What is to be seen of the errors that are shown in a way of the screen's own, where there are any. */
type Own<Screen extends ErrorScreen> = [OwnErrors<Screen>] extends [never]
  ? { own?: undefined }
  : { own: Record<OwnErrors<Screen>, Part> }

/** The page before anything goes wrong, and what happened before it opened. */
type Scene = {
  /** Its address is the screen's own unless it says otherwise. */
  page?: Partial<PageParameters>
  before?: (context: OpeningContext) => unknown
}

/** How the errors of a screen are brought about, one entry for each moment and each way of its own that its cells name. */
type ErrorDriver<Screen extends ErrorScreen> = Scene & Own<Screen> & { moments: Record<MomentName<Screen>, Moment> }

/** A driver with its screen's exact cells checked, as the rest of the catalogue takes any. */
export type AnyDriver = Scene & {
  screen: ErrorScreen
  moments: Record<string, Moment>
  own?: Partial<Record<ErrorId, Part>>
}

/** Says how a screen's errors are brought about. */
export const driveErrors = <const Path extends keyof typeof matrix>(
  path: Path,
  driver: ErrorDriver<(typeof matrix)[Path]>,
): AnyDriver => ({ ...driver, screen: matrix[path] })
