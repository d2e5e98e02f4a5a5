import type { ClientType } from '../host/client-bridge.ts'
import type { ErrorId } from './catalog.ts'
import type { FollowUp, Surface } from './row.ts'

/** How to handle an error: its catalog row, where to show it, its text and what happens next. */
export type Handling = {
  id: ErrorId
  surface: Surface
  /** The form field to show the error under, if the surface is `field`. */
  field?: string
  /** The server's message, cleaned for display (XS-2). If omitted, the catalog's text is shown. */
  serverText?: string
  /** The server's error code, if any, which support can look up. */
  code?: string
  followUp: FollowUp
  /** The time to wait before a retry, as requested by the server, in ms. */
  retryAfterMs?: number
}

/** The context that determines how `resolve` handles an error. */
export type Situation = {
  clientType: ClientType
  isMobile: boolean
  /** The names of the visible form fields, under which errors can be shown. */
  fields: readonly string[]
  /** The errors that the caller handles itself, without an alert (ERR-05). `all`: every error in a response. */
  handledErrors?: 'all' | readonly ErrorId[]
  /** The follow-ups that the caller runs. The caller receives them even for errors that it handles. */
  handledFollowUps?: readonly FollowUp['kind'][]
  /** The page's URL, to resolve a relative `download_link`. */
  base?: string
}
