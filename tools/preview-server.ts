// Used by `npm run preview` and by tests of the built pages.
import { existsSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import { extname, join } from 'node:path'
import type { AccountService } from '../mocks/account-service.ts'
import { accountServiceMiddleware, type Middleware } from '../mocks/adapters/node-http.ts'
import { acceptsBrotli, createMiddlewareServer, send } from './http.ts'
import { pagesMiddleware } from './pages-server.ts'
import type { SecurityHeaders } from './security-headers.ts'

/** The output folder of `npm run build`. */
export const distFolder = join(import.meta.dirname, '../dist')

const contentTypes: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
}

/** Serves a build's files under `/assets/`, and passes other requests on. */
export function assetsMiddleware(folder: string, headers: Record<string, string>): Middleware {
  async function serve(...[request, response, next]: Parameters<Middleware>): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    if (!pathname.startsWith('/assets/')) return next()
    const file = join(folder, pathname)
    const type = contentTypes[extname(file)]
    if (!type || !existsSync(file)) return void response.writeHead(404, { 'Cache-Control': 'no-store' }).end()
    const isBrotli = acceptsBrotli(request)
    const content = await readFile(isBrotli ? `${file}.br` : file)
    send(request, response, { status: 200, type, headers, content, isBrotli })
  }
  return (request, response, next) => void serve(request, response, next).catch(next)
}

/** Reads the security headers of a build. Throws if there is no build. */
export function readHeaders(folder: string): SecurityHeaders {
  const file = join(folder, 'security-headers.json')
  if (!existsSync(file)) throw new Error('There is no build in dist/: run `npm run build` first.')
  return JSON.parse(readFileSync(file, 'utf8')) as SecurityHeaders
}

export type PreviewOptions = {
  /** The build folder. If omitted, `dist`. */
  folder?: string
  /** Runs before all other middleware. */
  extraMiddleware?: Middleware
  /** Changes each page's HTML. */
  editHtml?: (html: string) => string
}

/**
 * Creates a server for the built pages and the given account service. Sends the security headers of the build. Throws
 * if there is no build.
 */
export function createPreviewServer(
  service: AccountService,
  { folder = distFolder, extraMiddleware, editHtml = String }: PreviewOptions = {},
): Server {
  const headers = readHeaders(folder)
  return createMiddlewareServer(
    ...(extraMiddleware ? [extraMiddleware] : []),
    assetsMiddleware(folder, headers.assets),
    accountServiceMiddleware(service),
    pagesMiddleware(service, {
      headers: headers.pages,
      read: async ({ route, locale }) => editHtml(await readFile(join(folder, `${locale}${route.path}.html`), 'utf8')),
    }),
  )
}
