import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { createChain, listen } from '../../tools/http.ts'
import { assetsMiddleware, createPreviewServer, readHeaders } from '../../tools/preview-server.ts'
import { createMarkedService, type Running, run } from './backend.ts'

const root = join(import.meta.dirname, '../..')
const folder = join(root, '.cache/assets-elsewhere')

/** Builds the pages for an `ASSET_URL`, into a separate folder. */
function buildFor(assetUrl: string): void {
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  execFileSync(process.execPath, [vite, 'build', '--outDir', folder, '--logLevel', 'warn'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', ASSET_URL: assetUrl },
  })
}

/** The pages on one host, and their assets in a folder of another host. */
export type Elsewhere = { pages: Running; assetUrl: string; close: () => Promise<void> }

/** Builds for an asset host on a free port, and starts that host and the pages. */
export async function startElsewhere(): Promise<Elsewhere> {
  const host = createChain((request, response, next) => {
    if (!request.url?.startsWith('/portico/')) return next()
    request.url = request.url.slice('/portico'.length)
    assetsMiddleware(folder, readHeaders(folder).assets)(request, response, next)
  })
  const port = await listen(host, 0, '127.0.0.1')
  // Not just another port, but another site.
  const assetUrl = `http://localhost:${port}/portico/`
  buildFor(assetUrl)
  const pages = await run(createPreviewServer(createMarkedService(), { folder }))
  return {
    pages,
    assetUrl,
    close: async () => {
      host.close()
      host.closeAllConnections()
      await pages.close()
      rmSync(folder, { recursive: true })
    },
  }
}
