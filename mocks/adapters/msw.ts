import { type HttpHandler, http } from 'msw/http'
import type { AccountService } from '../account-service.ts'
import { type CookieJar, createCookieJar } from '../http/cookie-jar.ts'

type Options = {
  /** Stores the visitor's cookies. Pass the same jar to `pageData`. */
  jar?: CookieJar
  /** Only requests to this origin are handled. Default: the page's origin in browsers, and any origin in Node. */
  origin?: string
}

/**
 * Creates handlers for msw, in browsers and Node. Assets pass through. A call that is unknown or breaks the contract is
 * rejected and recorded in `service.violations`.
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
