// Tests the options in docs/deploy.md that let the backend send the screens that require a login, or all pages.
import { expect, test } from 'vitest'
import { paths } from '../../src/pages/links/paths.ts'
import { sendRequest } from './send-request.ts'
import { backendHeader, describeNginx, startNginx } from './servers.ts'

const requiresLogin = (path: string) =>
  path.startsWith('/security') || ['/two-step-setup', '/verify-identity', '/qr-login/confirm'].includes(path)

describeNginx('nginx', () => {
  test('lets the backend send only the screens that require a login', async () => {
    const server = await startNginx('loginRequired')
    try {
      expect(paths.filter(requiresLogin).length).toBeGreaterThan(8)
      for (const path of [...paths, ...paths.map((path) => `/account${path}`)]) {
        const response = await sendRequest(server.origin, path, { headers: { accept: '*/*' } })
        const expectedBackend = requiresLogin(path.replace('/account', '')) ? 'fallback' : undefined
        expect(response.headers[backendHeader], path).toBe(expectedBackend)
      }
    } finally {
      await server.close()
    }
  })

  test('lets the backend send all pages, but no assets', async () => {
    const server = await startNginx('all')
    try {
      for (const path of [...paths, '/no-such-page']) {
        expect((await sendRequest(server.origin, path)).text, path).toBe('backend fallback')
      }
      const missingAsset = await sendRequest(server.origin, '/assets/missing.js')
      expect([missingAsset.status, missingAsset.headers[backendHeader]]).toEqual([404, undefined])
    } finally {
      await server.close()
    }
  })
})
