// Portico's account service replaces a real server for `vite` and `vite preview`.
import { readFile } from 'node:fs/promises'
import {
  type AccountService,
  accountServiceMiddleware,
  createAccountService,
  type Middleware,
  toWebRequest,
} from 'portico/mocks'
import type { Plugin } from 'vite'

const pages = ['/login', '/files']
const emptyBlock = '<script type="application/json" id="page-data">{}</script>'

/** Embeds the page's values where a server would, and changes nothing else in the page. */
function embed(html: string, values: object): string {
  const json = JSON.stringify(values).replaceAll('<', '\\u003c')
  return html.replace(emptyBlock, () => emptyBlock.replace('{}', () => json))
}

function servePages(service: AccountService, readHtml: (url: string) => Promise<string>): Middleware {
  return (request, response, next) => {
    const url = request.url ?? '/'
    const { pathname } = new URL(url, 'http://localhost')
    if (request.method !== 'GET') return next()
    if (pathname === '/') return void response.writeHead(302, { Location: '/files' }).end()
    if (!pages.includes(pathname)) return next()
    const { data, setCookie } = service.pageData(toWebRequest(request))
    const values = { ...data, product_name: 'Acme Files', default_redirect: '/files' }
    readHtml(url).then((html) => {
      if (setCookie) response.setHeader('Set-Cookie', setCookie)
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' })
      response.end(embed(html, values))
    }, next)
  }
}

/** Serves the pages with their values, and responds to their calls. `portico/mocks` exports the demo `personas`. */
export function accountService(service = createAccountService()): Plugin {
  return {
    name: 'account-service',
    configureServer(server) {
      const readHtml = async (url: string) => server.transformIndexHtml(url, await readFile('index.html', 'utf8'))
      server.middlewares.use(servePages(service, readHtml))
      server.middlewares.use(accountServiceMiddleware(service))
    },
    configurePreviewServer(server) {
      server.middlewares.use(servePages(service, () => readFile('dist/index.html', 'utf8')))
      server.middlewares.use(accountServiceMiddleware(service))
    },
  }
}
