// Run by `npm start`.
import type { Server } from 'node:http'
import { createServer as createVite } from 'vite'
import type { AccountService } from '../mocks/account-service.ts'
import { accountServiceMiddleware } from '../mocks/adapters/node-http.ts'
import { createMiddlewareServer } from './http.ts'
import { renderDocument } from './page-document.ts'
import { pagesMiddleware } from './pages-server.ts'

const styles = ['/src/theme/theme.css', '/src/theme/brands.css']

/** Creates a server for the pages, from source and without prerendering, and for the given account service. */
export async function createDevServer(service: AccountService): Promise<Server> {
  const brand = process.env.VITE_BRAND || 'portico'
  const head = [
    ...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    '<script type="module" src="/src/app/entry.tsx"></script>',
  ].join('\n')
  const server = createMiddlewareServer(
    accountServiceMiddleware(service),
    (request, response, next) => vite.middlewares(request, response, next),
    pagesMiddleware(service, {
      headers: { 'Cache-Control': 'no-store' },
      read: ({ locale, url }) => {
        const document = renderDocument({ locale, brand, title: 'Portico', icon: '/src/app/icon.svg', head })
        return vite.transformIndexHtml(url, document)
      },
    }),
  )
  const vite = await createVite({
    appType: 'custom',
    server: { middlewareMode: { server }, hmr: { server } },
    // Vite has no HTML file to scan. Without `entries`, it would discover dependencies late and then reload the page.
    optimizeDeps: { entries: ['src/app/entry.tsx'] },
  })
  return server
}
