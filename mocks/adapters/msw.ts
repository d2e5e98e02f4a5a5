import { type HttpHandler, http } from 'msw/http'
import type { AccountService } from '../account-service.ts'
import { type CookieJar, createCookieJar } from '../http/cookie-jar.ts'

type Options = {
  /** Where the visitor's cookies are kept; also pass it to `pageData` when a story needs the page's embedded values. */
  jar?: CookieJar
  /** The page's origin: requests to others are ignored. Defaults to this script's origin; in Node, to any. */
  origin?: string
}

/**
 * Handlers for msw, in the browser and in Node. Assets pass through; an unknown call, or one that breaks the contract, is
 * refused and recorded in `service.violations`.
 */
export function accountServiceHandlers(service: AccountService, options: Options = {}): HttpHandler[] {
  const { jar = createCookieJar(), origin = globalThis.location?.origin } = options
  return [
    http.all(
      ({ request }) => origin === undefined || new URL(request.url).origin === origin,
      ({ request }) => service.handle(request.clone(), jar),
    ),
  ]
}
