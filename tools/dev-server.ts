import type { Server } from 'node:http'
import { createServer as createVite } from 'vite'
import type { AccountService } from '../mocks/account-service.ts'
import { accountServiceMiddleware } from '../mocks/adapters/node-http.ts'
import { createChain } from './http.ts'
import { renderDocument } from './page-document.ts'
import { pagesMiddleware } from './pages-server.ts'

const styles = ['/src/theme/theme.css', '/src/theme/brands.css']

/** Serves the pages from their sources, without prerendering, over the given account service. */
export async function createDevServer(
  service: AccountService,
): Promise<{ server: Server; close: () => Promise<void> }> {
  const brand = process.env.VITE_BRAND || 'portico'
  const head = [
    ...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    '<script type="module" src="/src/pages/entry.tsx"></script>',
  ].join('\n')
  const server = createChain(
    accountServiceMiddleware(service),
    (request, response, next) => vite.middlewares(request, response, next),
    pagesMiddleware(service, {
      headers: { 'Cache-Control': 'no-store' },
      read: ({ locale, url }) => {
        const document = renderDocument({ locale, brand, title: 'Portico', icon: '/src/pages/icon.svg', head })
        return vite.transformIndexHtml(url, document)
      },
    }),
  )
  const vite = await createVite({
    appType: 'custom',
    server: { middlewareMode: { server }, hmr: { server } },
    // There is no HTML file to find the packages from; found only as they come up, each would load the page again.
    optimizeDeps: { entries: ['src/pages/entry.tsx'] },
  })
  const close = async () => {
    server.closeAllConnections()
    server.close()
    await vite.close()
  }
  return { server, close }
}
