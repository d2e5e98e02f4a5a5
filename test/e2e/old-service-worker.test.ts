// Tests the removal of a service worker that an older site installed (docs/deploy.md).
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright'
import { beforeEach, expect, test } from 'vitest'
import { expectArrival, waitUntilReady } from './page-form.ts'
import { logIn } from './perform.ts'
import { openSite } from './site.ts'

const oldPage = '<!doctype html><title>Old site</title><h1>The old site</h1>'

/** Returns the script of a worker that serves the old page for requests that match a condition. */
const createOldWorkerScript = (condition: string) => `
self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
self.addEventListener('fetch', (event) => {
  const { request } = event
  const { pathname } = new URL(request.url)
  if (${condition})
    event.respondWith(new Response(${JSON.stringify(oldPage)}, { headers: { 'Content-Type': 'text/html' } }))
})`

const guide = readFileSync(new URL('../../docs/deploy.md', import.meta.url), 'utf8')
const removalScript = /```js\n(async function removeWorker[^`]+)```/.exec(guide)?.[1]
if (!removalScript) throw new Error('docs/deploy.md has no script that removes a worker.')

let workerScript = ''

const site = openSite({
  extraMiddleware: ({ url }, response, next) => {
    if (url === '/old') response.setHeader('Content-Type', 'text/html').end(oldPage)
    else if (url === '/sw.js') response.setHeader('Content-Type', 'text/javascript').end(workerScript)
    else next()
  },
})

beforeEach(() => {
  workerScript = ''
})

/** Opens the old site's page, and installs the old site's worker. */
async function visitOldSite(condition: string): Promise<Page> {
  workerScript = createOldWorkerScript(condition)
  const page = await site.open('/old')
  await page.evaluate(async () => {
    const takeover = new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve))
    await navigator.serviceWorker.register('/sw.js')
    await takeover
  })
  return page
}

test('the script in the deployment guide removes an old worker and then loads the requested page', async () => {
  const page = await visitOldSite("request.mode === 'navigate'")
  await page.goto('/login?redirect=/__pages/terms')
  await page.getByRole('heading', { name: 'The old site' }).waitFor()
  workerScript = removalScript
  // On a reload, the browser requests the worker's script again.
  await page.reload()
  await waitUntilReady(page)
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations().then(({ length }) => length))).toBe(0)
  await logIn(page)
  await expectArrival(page, '/__pages/terms')
})
