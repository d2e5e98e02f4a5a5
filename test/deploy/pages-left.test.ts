// Tests the guide's options to let the backend send members' screens, or all pages.
import { expect, test } from 'vitest'
import { paths } from '../../src/pages/links/paths.ts'
import { ask } from './ask.ts'
import { backendMark, describeNginx, startNginx } from './servers.ts'

const isForMembers = (path: string) =>
  path.startsWith('/security') || ['/two-step-setup', '/verify-identity', '/qr-login/confirm'].includes(path)

describeNginx('nginx', () => {
  test('the backend sends only members’ screens', async () => {
    const server = await startNginx('members')
    try {
      expect(paths.filter(isForMembers).length).toBeGreaterThan(8)
      for (const path of paths.flatMap((one) => [one, `/account${one}`])) {
        const answer = await ask(server.address, path, { headers: { accept: '*/*' } })
        const expected = isForMembers(path.replace('/account', '')) ? 'nobody' : undefined
        expect(answer.headers[backendMark], path).toBe(expected)
      }
    } finally {
      await server.close()
    }
  })

  test('the backend sends all pages, but not assets', async () => {
    const server = await startNginx('all')
    try {
      for (const path of [...paths, '/no-such-page']) {
        expect((await ask(server.address, path)).text, path).toBe('nobody is here')
      }
      const missing = await ask(server.address, '/assets/missing.js')
      expect([missing.status, missing.headers[backendMark]]).toEqual([404, undefined])
    } finally {
      await server.close()
    }
  })
})
