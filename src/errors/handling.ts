import type { ClientType } from '../host/client-bridge.ts'
import type { ErrorId } from './catalogue.ts'
import type { Follow, Surface } from './row.ts'

/** One error, decided: which row of the catalogue it is, where it shows, what it says, what follows. */
export type Handling = {
  id: ErrorId
  surface: Surface
  /** The form field it belongs to, where the surface is `field`. */
  field?: string
  /** The server's own words, cleaned for display (XS-2); absent where the catalogue's text is shown. */
  serverText?: string
  /** The server's code for it, where it has one: what support can look up. */
  code?: string
  follow: Follow
  /** Time to wait before another try, in ms, where the server names one. */
  retryAfterMs?: number
}

/** What `resolve` must know of the place the error came up in. */
export type Situation = {
  clientType: ClientType
  isMobile: boolean
  /** Names of the form fields now visible; an error of any other field cannot be shown under one. */
  fields: readonly string[]
  /** Error ids the call handles itself, or `all` of the answer's: these raise no alert (ERR-05). */
  accepts?: 'all' | readonly ErrorId[]
  /** What may follow that the place does itself: it is told of that also where the call accepts the error. */
  handles?: readonly Follow['kind'][]
  /** The page's address, which a relative `download_link` is read against. */
  base?: string
}
