import type { ClientType } from '../host/client-bridge.ts'
import type { ErrorId } from './catalogue.ts'
import type { Follow, Surface } from './row.ts'

/** How one error is handled: its catalogue row, where it is shown, what it says and what happens next. */
export type Handling = {
  id: ErrorId
  surface: Surface
  /** The form field it belongs to, if the surface is `field`. */
  field?: string
  /** The server's own message, cleaned for display (XS-2); absent if the catalogue's text is shown instead. */
  serverText?: string
  /** The server's error code, if any, for support to look up. */
  code?: string
  follow: Follow
  /** How long to wait before retrying, in ms, if the server says so. */
  retryAfterMs?: number
}

/** The context `resolve` needs about where the error occurred. */
export type Situation = {
  clientType: ClientType
  isMobile: boolean
  /** Names of the currently visible form fields. An error for any other field cannot be shown next to it. */
  fields: readonly string[]
  /** Error ids that the call handles itself, or `all` for every error in a response: these raise no alert (ERR-05). */
  accepts?: 'all' | readonly ErrorId[]
  /** Follow-ups that the caller performs itself. It receives these even if the call accepts the error. */
  handles?: readonly Follow['kind'][]
  /** The page's URL, used to resolve a relative `download_link`. */
  base?: string
}
