import type { Server } from 'node:http'
import { type AccountService, createAccountService } from '../../mocks/account-service.ts'
import { accountServiceMiddleware } from '../../mocks/adapters/node-http.ts'
import { createChain, listen } from '../../tools/http.ts'

/** A header that identifies answers of the backend. */
export const backendMark = 'x-answered-by'

/** The account service, with the mark on its answers. */
export function createMarkedService(): AccountService {
  const service = createAccountService({ seed: 'deploy', onViolation: () => {} })
  return Object.assign(Object.create(service) as AccountService, {
    handle: async (...args: Parameters<AccountService['handle']>) => {
      const answer = await service.handle(...args)
      answer?.headers.set(backendMark, 'account service')
      return answer
    },
  })
}

/** A server on a free port. */
export type Running = { address: string; close: () => Promise<void> }

export async function run(server: Server): Promise<Running> {
  const port = await listen(server, 0, '127.0.0.1')
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return { address: `http://127.0.0.1:${port}`, close }
}

/** The backend of nginx and Caddy: the account service, and 404 with a body for any other path. */
export function startBackend(): Promise<Running> {
  return run(
    createChain(accountServiceMiddleware(createMarkedService()), (_, response) => {
      response.writeHead(404, { [backendMark]: 'nobody', 'Content-Type': 'text/plain' }).end('nobody is here')
    }),
  )
}
