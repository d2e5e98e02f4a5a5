// Tests a build with its assets on another host (`ASSET_URL`), in a real browser.
import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { people } from '../../mocks/personas/people.ts'
import { createMiddlewareServer } from '../../tools/http.ts'
import { assetsMiddleware, readHeaders } from '../../tools/preview-server.ts'
import { expectArrival } from '../e2e/page-form.ts'
import { logIn } from '../e2e/perform.ts'
import { openSite } from '../e2e/site.ts'
import { type RunningServer, startServer } from '../e2e/start-server.ts'
import { createPlaywrightTab } from '../journeys/browsers/playwright.ts'
import { waitUntilReady } from '../journeys/walk.ts'
import { en } from '../screens/english.ts'
import { sendRequest } from './send-request.ts'

const root = join(import.meta.dirname, '../..')
const folder = join(root, '.cache/assets-elsewhere')

let assetServer: RunningServer
// With `localhost`, browsers treat the asset host as a different site, not just a different port.
const assetUrl = () => `${assetServer.origin.replace('127.0.0.1', 'localhost')}/portico/`

beforeAll(async () => {
  assetServer = await startServer(
    createMiddlewareServer((request, response, next) => {
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
  await assetServer.close()
  rmSync(folder, { recursive: true })
})

const site = openSite({ folder })

/** Returns the URLs of the scripts that a page's HTML references. They load before all others. */
async function findInitialScripts(path: string): Promise<string[]> {
  const { text } = await sendRequest(site.origin, path)
  return [...text.matchAll(/(?:src|modulepreload" href)="([^"]+\.js)"/g)].map(([, url = '']) => url)
}

const isOnAssetHost = (url: string) => url.startsWith(`${assetUrl()}assets/`)

test('a login loads every script, stylesheet and icon from the asset host, and does not violate the content security policy (XS-3)', async () => {
  const page = await site.newPage()
  const assets: string[] = []
  page.on('request', (request) => {
    if (/\.(js|css|svg)(\?|$)/.test(request.url())) assets.push(request.url())
  })
  await page.goto('/login')
  await waitUntilReady(createPlaywrightTab(page))
  await logIn(page)
  await expectArrival(page, '/')
  const pageAssets = assets.filter((url) => !url.includes('__'))
  expect(pageAssets.filter((url) => !isOnAssetHost(url))).toEqual([])
  expect(pageAssets.filter((url) => url.endsWith('.css'))).not.toEqual([])
  expect(pageAssets.length).toBeGreaterThan(5)
})

test('the HTML of a page references assets only on the asset host (LOG-09)', async () => {
  for (const path of ['/login', '/register/personal', '/security']) {
    const scripts = await findInitialScripts(path)
    expect(scripts.length).toBeGreaterThan(2)
    expect(scripts.filter((url) => !isOnAssetHost(url))).toEqual([])
    expect((await sendRequest(site.origin, path)).text).not.toMatch(/"\/assets\//)
  }
})

test('the content security policy allows only the asset folder on the asset host', async () => {
  site.allowError(/script-src|csp$/)
  const page = await site.open('/login')
  await page.evaluate((origin) => {
    const script = Object.assign(document.createElement('script'), { src: `${origin}/other-app/assets/a.js` })
    document.head.append(script)
  }, new URL(assetUrl()).origin)
  await expect.poll(() => site.errors().filter((error) => error.startsWith('policy: script-src'))).toHaveLength(1)
})

test('a lazy script that fails to load is requested again from the asset host (RS-1)', async () => {
  site.allowError(/^request failed: GET .*\.js|^status 500/)
  const page = await site.newPage()
  // Aborts both the preload and the import, since a failed preload alone would not be retried.
  await page.route(/\/assets\/sending-[\w-]+\.js$/, (route) => route.abort())
  const retry = page.waitForRequest(/\/portico\/assets\/sending-.*\.js\?retry=\d+$/)
  await page.goto('/login')
  await logIn(page, people.serverError.email)
  await retry
  await page.getByText(en('error.status-500.title')).first().waitFor()
})
