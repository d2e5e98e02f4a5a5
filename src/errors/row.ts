import type { Failure } from './failure.ts'

/** Where an error is shown. */
export type Surface = 'field' | 'submit' | 'alert' | 'dialog' | 'toast' | 'silent'

/** What happens once the user has seen the error, or at once if the surface is `silent`. */
export type Follow =
  | { kind: 'none' }
  | { kind: 'reload' }
  /** Inside a client, check first whether the session has really expired (`resolveSessionCheck`, ERR-08). */
  | { kind: 'check-session' }
  | { kind: 'relogin' }
  /**
   * Go to the given address, always through `safeNavigate`. A forced two-step setup may come without an address and
   * then leads to this build's own setup page (ERR-16).
   */
  | { kind: 'redirect'; to?: string }
  | { kind: 'open-link'; href: string }
  /** Offer the web version, the page's `webUrl` (ERR-09). */
  | { kind: 'open-web' }
  /** Offer the installer, the page's `downloadUrl` (ERR-10). */
  | { kind: 'download-client' }
  | { kind: 'skip-step' }
  | { kind: 'refresh-picture' }
  | { kind: 'start-slider' }

/** The conditions of a catalogue row. Every key that is present must match. */
export type Match = {
  /** An HTTP error status without a readable response. */
  status?: number | 'any'
  network?: Extract<Failure, { kind: 'network' }>['reason']
  refused?: Extract<Failure, { kind: 'refused' }>['reason']
  /** The result of the session check (ERR-08), not of the failed call. */
  session?: 'alive' | 'ended'
  codes?: readonly string[]
  /** The error has a link that is safe to open. */
  hasLink?: true
  /** The field that the error names. `shown`: any field currently visible in the form. */
  field?: 'shown' | (string & {})
  /** A field that must be visible in the form. */
  shows?: string
  isInClient?: true
  isMobile?: true
}

/** One row of the error catalogue. */
export type ErrorRow = {
  /** Kebab-case and stable: texts, stories, tests and fault injection refer to it. */
  id: string
  when: Match
  surface: Surface
  /** The field to show the error under, if that is not the one the error names. */
  under?: string
  follow: Exclude<Follow['kind'], 'open-link'>
  /** If the error has a link that is safe to open, opening it replaces `follow`. */
  opensLink?: true
  /** Whose text is shown. `server` falls back to the catalogue's text if the server sent none. */
  words: 'server' | 'catalogue'
}
