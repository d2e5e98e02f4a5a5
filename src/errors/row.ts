import type { Failure } from './failure.ts'

/** Where an error is shown. `field`: under a form field. `submit`: next to the submit button. */
export type Surface = 'field' | 'submit' | 'alert' | 'dialog' | 'toast' | 'silent'

/** What happens once the user has seen the error, or immediately if the surface is `silent`. */
export type FollowUp =
  | { kind: 'none' }
  | { kind: 'reload' }
  /** Inside a client, check the session and pass the result to `resolveSessionCheck` (ERR-08). */
  | { kind: 'check-session' }
  | { kind: 'relogin' }
  /** Go to the given URL through `safeNavigate`. A forced two-step setup defaults to `/two-step-setup` (ERR-16). */
  | { kind: 'redirect'; to?: string }
  | { kind: 'open-link'; href: string }
  /** Offer the web version, at `webUrl` in the page data (ERR-09). */
  | { kind: 'open-web' }
  /** Offer the installer, at `downloadUrl` in the page data (ERR-10). */
  | { kind: 'download-client' }
  | { kind: 'skip-step' }
  | { kind: 'refresh-picture' }
  | { kind: 'start-slider' }

/** A catalog row's conditions, all of which must match. */
export type RowConditions = {
  /** An HTTP error status without a usable response body. */
  status?: number | 'any'
  network?: Extract<Failure, { kind: 'network' }>['reason']
  notSent?: Extract<Failure, { kind: 'not-sent' }>['reason']
  /** The result of the session check (ERR-08), not of the failed call. */
  session?: 'alive' | 'ended'
  codes?: readonly string[]
  /** The error has a link that is safe to open. */
  hasLink?: true
  /** The field that the error names. `visible`: any visible field in the form. */
  field?: 'visible' | (string & {})
  /** A field that must be visible in the form. */
  visibleField?: string
  isInClient?: true
  isMobile?: true
}

/** One row of the error catalog. */
export type ErrorRow = {
  /** A stable name in kebab case, which messages, stories, tests and fault injection refer to. */
  id: string
  when: RowConditions
  surface: Surface
  /** The field to show the error under. If omitted, the field that the error names. */
  targetField?: string
  followUp: Exclude<FollowUp['kind'], 'open-link'>
  /** If the error has a link that is safe to open, opens it instead of running `followUp`. */
  opensLink?: true
  /** Which text is shown. `server` falls back to the catalog's text if the server sent none. */
  text: 'server' | 'catalog'
}
