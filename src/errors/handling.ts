import type { ClientType } from '../host/client-bridge.ts'
import type { ErrorId } from './catalogue.ts'

/** Where an error is shown. */
export type Surface = 'field' | 'submit' | 'alert' | 'dialog' | 'toast' | 'silent'

/** What happens once the person has seen it (or at once, where the surface is `silent`). */
export type Follow =
  | { kind: 'none' }
  | { kind: 'reload' }
  /** Inside a client an expired session is looked up first; what is shown depends on the answer (ERR-08). */
  | { kind: 'check-session' }
  | { kind: 'relogin' }
  /** Go to the given address, or the page's default where it is absent; always through `safeNavigate`. */
  | { kind: 'redirect'; to?: string }
  | { kind: 'open-link'; href: string }
  | { kind: 'skip-step' }
  | { kind: 'refresh-picture' }
  | { kind: 'start-slider' }

/** One error, decided: which row of the catalogue it is, where it shows, what it says, what follows. */
export type Handling = {
  id: ErrorId
  surface: Surface
  /** The form field it belongs to, where the surface is `field`. */
  field?: string
  /** The server's own words, cleaned for display (XS-2); absent where the catalogue's text is shown. */
  serverText?: string
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
  /** Error ids the call handles itself, or `all`: these raise no alert (ERR-05). */
  accepts?: 'all' | readonly ErrorId[]
}
