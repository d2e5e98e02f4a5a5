// Used by `npm start`, `npm run preview` and browser tests.
import type { AccountService } from '../mocks/account-service.ts'
import { type Middleware, toWebRequest } from '../mocks/adapters/node-http.ts'
import { findRoute, notFoundRoute, type Route } from '../src/app/routes.ts'
import type { Locale } from '../src/i18n/locales.ts'
import type { Path } from '../src/pages/links/paths.ts'
import { brotli } from './brotli.ts'
import { acceptsBrotli, send } from './http.ts'
import { embedPageData } from './page-document.ts'

/** The source of the pages' HTML: the build, or the running Vite server. */
export type PageSource = {
  read: (page: { route: Route; locale: Locale; url: string }) => Promise<string>
  headers: Record<string, string>
}

/** The path where password managers look for the change-password page. */
const changePasswordPath = '/.well-known/change-password'
const passwordPage: Path = '/security/password'

/**
 * Serves every screen with its page data, in the language that the account service chooses (from the URL, the session
 * or the browser). Any other path gets the not-found page with status 404.
 */
export function pagesMiddleware(service: AccountService, { read, headers }: PageSource): Middleware {
  async function serve(...[request, response, next]: Parameters<Middleware>): Promise<void> {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next()
    const webRequest = toWebRequest(request)
    const { pathname } = new URL(webRequest.url)
    if (pathname === changePasswordPath) return void response.writeHead(302, { Location: passwordPage }).end()
    const route = findRoute(pathname)
    const { data, setCookie } = service.pageData(webRequest)
    const html = await read({ route, locale: data.lang, url: request.url ?? '/' })
    const content = Buffer.from(embedPageData(html, data))
    const isBrotli = acceptsBrotli(request)
    send(request, response, {
      status: route === notFoundRoute ? 404 : 200,
      type: 'text/html; charset=utf-8',
      headers: { ...headers, Vary: 'Accept-Language' },
      content: isBrotli ? await brotli(content, 5) : content,
      isBrotli,
      cookie: setCookie,
    })
  }
  return (request, response, next) => void serve(request, response, next).catch(next)
}
