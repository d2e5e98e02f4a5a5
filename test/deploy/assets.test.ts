// Checks how the preview server and nginx with deploy/nginx.conf serve assets.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { distFolder, readHeaders } from '../../tools/preview-server.ts'
import { lowerCaseHeaders, readScreenName, sendRequest } from './send-request.ts'
import { backendHeader, describeServers } from './servers.ts'

const headers = lowerCaseHeaders(readHeaders(distFolder).assets)
const assets = readdirSync(join(distFolder, 'assets'))
const assetPath = (extension: string) => `/assets/${assets.find((name) => name.endsWith(extension))}`
const readPage = (page: string) => readFileSync(join(distFolder, page), 'utf8')

describeServers((name, server) => {
  const get = (path: string, requestHeaders?: Record<string, string>) =>
    sendRequest(server.origin, path, { headers: requestHeaders })

  test.each(['.js', '.css', '.svg'])(
    'a %s asset has the right headers and content type, and is cached permanently (XS-4)',
    async (extension) => {
      const types = { '.js': /^(text|application)\/javascript/, '.css': /^text\/css/, '.svg': /^image\/svg\+xml/ }
      const response = await get(assetPath(extension))
      expect(response.status).toBe(200)
      expect(response.headers).toMatchObject(headers)
      expect(response.headers['content-type']).toMatch(types[extension as keyof typeof types])
      expect(response.headers['content-security-policy']).toBeUndefined()
      expect(response.body.equals(readFileSync(join(distFolder, assetPath(extension))))).toBe(true)
    },
  )

  test('a file compressed by the build is sent unchanged to a client that accepts its encoding', async () => {
    const path = assetPath('.js')
    const brotliResponse = await get(path, { 'accept-encoding': 'gzip, br' })
    expect(brotliResponse.headers['content-encoding']).toBe('br')
    expect(brotliResponse.headers.vary?.toLowerCase()).toContain('accept-encoding')
    expect(brotliResponse.body.equals(readFileSync(join(distFolder, `${path}.br`)))).toBe(true)
    if (name !== 'preview') {
      const gzipResponse = await get(path, { 'accept-encoding': 'gzip' })
      expect(gzipResponse.headers['content-encoding']).toBe('gzip')
      expect(gzipResponse.headers.vary?.toLowerCase()).toContain('accept-encoding')
    }
    expect((await get(path)).headers['content-encoding']).toBeUndefined()
    const page = await get('/login', { 'accept-encoding': 'br' })
    expect([page.headers['content-encoding'], readScreenName(page)]).toEqual(['br', 'login'])
    // The preview server inserts values into its pages, so it recompresses them.
    if (name !== 'preview') expect(page.body).toHaveLength(statSync(join(distFolder, 'en/login.html.br')).size)
    else expect(page.body.length).toBeLessThan(brotliCompressSync(readPage('en/login.html')).length * 1.5)
  })

  test('the 404 response for a missing asset is not cached', async () => {
    const response = await get('/assets/login-00000000.js')
    expect([response.status, response.headers['cache-control']]).toEqual([404, 'no-store'])
    expect(response.headers[backendHeader]).toBeUndefined()
  })

  test('HEAD returns the same headers as GET, without a body', async () => {
    for (const path of ['/login', assetPath('.js')]) {
      const [headResponse, getResponse] = [await sendRequest(server.origin, path, { method: 'HEAD' }), await get(path)]
      expect([headResponse.status, headResponse.body.length]).toEqual([200, 0])
      const length = Number(headResponse.headers['content-length'])
      // The values that the preview server inserts vary slightly in length.
      expect(Math.abs(length - getResponse.body.length)).toBeLessThan(100)
      expect(headResponse.headers['cache-control']).toBe(getResponse.headers['cache-control'])
      expect(headResponse.headers['content-security-policy']).toBe(getResponse.headers['content-security-policy'])
    }
  })
})
