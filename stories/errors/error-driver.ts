import type { StoryContext } from '@storybook/react-vite'
import type { PageParameters } from '../../.storybook/stage.ts'
import type { ServerMessages } from '../../mocks/messages/server-messages.ts'
import type { ErrorId } from '../../src/errors/catalog.ts'
import type { ClientType } from '../../src/host/client-bridge.ts'
import type { Find, PlayContext, PlayStep } from '../pages/page-driver.ts'
import type { ErrorScreen } from './error-screen.ts'
import { matrix } from './matrix.ts'

/** A story's context before its page opens. */
export type OpeningContext = Pick<PlayContext, 'loaded' | 'globals'> & Pick<StoryContext, 'msw'>

type CallPath = `/${string}`

/** An error code and the server's message for it. */
export type ErrorOverride = { code: number | string; message: (messages: ServerMessages) => string }

/** A point at which a screen makes a call that can fail, and how a user reaches it. */
export type FailurePoint = {
  /** The label of the step that reaches the point, e.g. `Type the credentials`. */
  label: string
  /** The call's path, which may depend on the client. */
  call: CallPath | ((client: ClientType) => CallPath)
  /** Extra page parameters. */
  page?: Partial<PageParameters>
  /** Performs all steps before the one that makes the call. */
  prepareCall: PlayStep
  /** Makes the call. */
  makeCall: PlayStep
  /** Which of these errors the flow handles as the catalog specifies. The others show an alert. */
  handledErrors?: readonly ('captcha' | 'skip-step')[]
  /** The field that server errors can refer to: its name in the response, and a function that finds it. */
  field?: { name: string; find: Find }
  /** Replaces error examples that do not apply here, such as "You have 5 attempts left" for a new password. */
  errorOverrides?: Partial<Record<ErrorId, ErrorOverride>>
  /** The element that gets focus when an error appears next to the submit button. */
  focusTarget?: Find
  /** The names of fields that an error clears. */
  clearedFields?: Partial<Record<ErrorId, readonly string[]>>
}

type PointName<Screen extends ErrorScreen> = Screen['points'][number]

/** The errors that a screen handles itself. */
type CustomHandledErrors<Screen extends ErrorScreen> = {
  [Id in ErrorId]: Screen['cells'][Id] extends { handledAt: string } ? Id : never
}[ErrorId]

/** A check for each error that the screen handles itself. */
type CustomErrorChecks<Screen extends ErrorScreen> = [CustomHandledErrors<Screen>] extends [never]
  ? { customErrorChecks?: undefined }
  : { customErrorChecks: Record<CustomHandledErrors<Screen>, PlayStep> }

/** How to open the page. */
type PageOptions = {
  /** If `path` is omitted, the page opens at the screen's own path. */
  page?: Partial<PageParameters>
  /** Prepares the story before its page opens. */
  before?: (context: OpeningContext) => unknown
}

/** How to cause a screen's errors: a definition of each failure point, and a check for each custom-handled error. */
type ErrorDriver<Screen extends ErrorScreen> = PageOptions &
  CustomErrorChecks<Screen> & { points: Record<PointName<Screen>, FailurePoint> }

/** Any screen's driver. `createErrorDriver` checks it against the screen's exact cells at compile time. */
export type AnyDriver = PageOptions & {
  screen: ErrorScreen
  points: Record<string, FailurePoint>
  customErrorChecks?: Partial<Record<ErrorId, PlayStep>>
}

/** Defines how to cause a screen's errors. */
export const createErrorDriver = <const Path extends keyof typeof matrix>(
  path: Path,
  driver: ErrorDriver<(typeof matrix)[Path]>,
): AnyDriver => ({ ...driver, screen: matrix[path] })
