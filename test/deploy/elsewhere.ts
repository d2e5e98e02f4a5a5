import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { createChain } from '../../tools/http.ts'
import { assetsMiddleware, readHeaders } from '../../tools/preview-server.ts'
import { type Running, run } from '../e2e/serve.ts'

const root = join(import.meta.dirname, '../..')

/** The folder of the build whose assets are on another host. */
export const folder = join(root, '.cache/assets-elsewhere')

/**
 * Builds the pages for an asset host on a free port and starts that host, for all tests of the calling file. Returns a function
 * that returns the `ASSET_URL`: a folder of that host.
 */
export function hostAssets(): () => string {
  let host: Running
  // Not just another port, but another site.
  const assetUrl = () => `${host.address.replace('127.0.0.1', 'localhost')}/portico/`

  beforeAll(async () => {
    host = await run(
      createChain((request, response, next) => {
        if (!request.url?.startsWith('/portico/')) return next()
        request.url = request.url.slice('/portico'.length)
        assetsMiddleware(folder, readHeaders(folder).assets)(request, response, next)
      }),
    )
    const vite = join(root, 'node_modules/vite/bin/vite.js')
    execFileSync(process.execPath, [vite, 'build', '--outDir', folder, '--logLevel', 'warn'], {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production', ASSET_URL: assetUrl() },
    })
  })
  afterAll(async () => {
    await host.close()
    rmSync(folder, { recursive: true })
  })
  return assetUrl
}
