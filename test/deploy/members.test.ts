// The lines of the examples that leave members' screens to the server behind, without their comment signs.
import { expect, test } from 'vitest'
import { paths } from '../../src/pages/paths.ts'
import { describeWith } from '../interop/tools.ts'
import { ask } from './ask.ts'
import { backendMark } from './backend.ts'
import { startCaddy, startNginx } from './servers.ts'

const isForMembers = (path: string) =>
  path.startsWith('/security') || ['/two-step-setup', '/verify-identity', '/qr-login/confirm'].includes(path)

function leavesMembersScreens(start: typeof startNginx) {
  test('members’ screens are left to the server behind, the others are not', async () => {
    const server = await start({ leavesMembers: true })
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
}

describeWith('nginx', 'nginx', () => leavesMembersScreens(startNginx))
describeWith('caddy', 'Caddy', () => leavesMembersScreens(startCaddy))
