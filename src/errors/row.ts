import type { Failure } from './failure.ts'

/** Where an error is shown. */
export type Surface = 'field' | 'submit' | 'alert' | 'dialog' | 'toast' | 'silent'

/** What happens once the person has seen it (or at once, where the surface is `silent`). */
export type Follow =
  | { kind: 'none' }
  | { kind: 'reload' }
  /** Inside a client an expired session is looked up first; `resolveSessionCheck` says what is shown then (ERR-08). */
  | { kind: 'check-session' }
  | { kind: 'relogin' }
  /** Go to the given address, or the page's default where it is absent; always through `safeNavigate`. */
  | { kind: 'redirect'; to?: string }
  | { kind: 'open-link'; href: string }
  /** Offer the web version, the page's `webUrl` (ERR-09). */
  | { kind: 'open-web' }
  /** Offer the installer, the page's `downloadUrl` (ERR-10). */
  | { kind: 'download-client' }
  | { kind: 'skip-step' }
  | { kind: 'refresh-picture' }
  | { kind: 'start-slider' }

/** What a row of the catalogue matches; every key given must hold. */
export type Match = {
  /** An HTTP status without a readable answer. */
  status?: number | 'any'
  network?: Extract<Failure, { kind: 'network' }>['reason']
  refused?: Extract<Failure, { kind: 'refused' }>['reason']
  /** What the session check found (ERR-08); no answer holds it. */
  session?: 'alive' | 'ended'
  codes?: readonly string[]
  /** The error bears a link that may be opened. */
  hasLink?: true
  /** The field that the error names; `shown`: any that the form shows. */
  field?: 'shown' | (string & {})
  /** A field that the form shows. */
  shows?: string
  isInClient?: true
  isMobile?: true
}

/** One row of the error catalogue. */
export type ErrorRow = {
  /** Kebab-case and stable: texts, stories, tests and faults go by it. */
  id: string
  when: Match
  surface: Surface
  /** The field to show it under, where it is not the one that the error names. */
  under?: string
  follow: Exclude<Follow['kind'], 'open-link'>
  /** The error's own link, where it bears one that may be opened, goes before `follow`. */
  opensLink?: true
  /** Whose words are shown. The server's give way to the catalogue's where it sent none. */
  words: 'server' | 'catalogue'
}
