// Tests a build with its assets on another host (`ASSET_URL`), in a real browser.
import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { people } from '../../mocks/personas/people.ts'
import { createChain } from '../../tools/http.ts'
import { assetsMiddleware, readHeaders } from '../../tools/preview-server.ts'
import { expectArrival } from '../e2e/page-form.ts'
import { logIn } from '../e2e/perform.ts'
import { type Running, run } from '../e2e/serve.ts'
import { openSite } from '../e2e/site.ts'
import { playwrightTab } from '../journeys/browsers/playwright.ts'
import { whenReady } from '../journeys/walk.ts'
import { en } from '../screens/english.ts'
import { ask } from './ask.ts'

const root = join(import.meta.dirname, '../..')
const folder = join(root, '.cache/assets-elsewhere')

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

const site = openSite({ folder })

/** The scripts in a page's HTML, which load before any other. */
async function scriptsOf(path: string): Promise<string[]> {
  const { text } = await ask(site.address, path)
  return [...text.matchAll(/(?:src|modulepreload" href)="([^"]+\.js)"/g)].map(([, address = '']) => address)
}

const isElsewhere = (address: string) => address.startsWith(`${assetUrl()}assets/`)

test('a login works with every script, style and icon from the asset host, without violating the policy (XS-3)', async () => {
  const page = await site.newPage()
  const assets: string[] = []
  page.on('request', (request) => {
    if (/\.(js|css|svg)(\?|$)/.test(request.url())) assets.push(request.url())
  })
  await page.goto('/login')
  await whenReady(playwrightTab(page))
  await logIn(page)
  await expectArrival(page, '/')
  const own = assets.filter((address) => !address.includes('__'))
  expect(own.filter((address) => !isElsewhere(address))).toEqual([])
  expect(own.filter((address) => address.endsWith('.css'))).not.toEqual([])
  expect(own.length).toBeGreaterThan(5)
})

test('every page loads its assets only from the asset host (LOG-09)', async () => {
  for (const path of ['/login', '/register/personal', '/security']) {
    const scripts = await scriptsOf(path)
    expect(scripts.length).toBeGreaterThan(2)
    expect(scripts.filter((address) => !isElsewhere(address))).toEqual([])
    expect((await ask(site.address, path)).text).not.toMatch(/"\/assets\//)
  }
})

test('the policy allows only the asset folder on the asset host', async () => {
  site.allowError(/script-src|csp$/)
  const page = await site.open('/login')
  await page.evaluate((origin) => {
    const script = Object.assign(document.createElement('script'), { src: `${origin}/somebody-elses/assets/a.js` })
    document.head.append(script)
  }, new URL(assetUrl()).origin)
  await expect.poll(() => site.errors().filter((error) => error.startsWith('policy: script-src'))).toHaveLength(1)
})

test('a lazy script that fails to load is requested once more from the asset host (RS-1)', async () => {
  site.allowError(/^request failed: GET .*\.js|^status 500/)
  const early = await scriptsOf('/login')
  const page = await site.newPage()
  const failed: string[] = []
  await page.route(/\/assets\/.*\.js$/, (route) => {
    const address = route.request().url()
    if (early.includes(address) || failed.length > 0) return route.continue()
    failed.push(address)
    return route.abort()
  })
  const again = page.waitForRequest(/\/portico\/assets\/.*\.js\?again=\d+$/)
  await page.goto('/login')
  await logIn(page, people.serverError.email)
  await again
  await page.getByText(en('error.status-500.title')).first().waitFor()
  expect(failed).toHaveLength(1)
})
