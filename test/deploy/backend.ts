import { type AccountService, createAccountService } from '../../mocks/account-service.ts'
import { accountServiceMiddleware } from '../../mocks/adapters/node-http.ts'
import { createChain } from '../../tools/http.ts'
import { type Running, run } from '../e2e/serve.ts'

/** A header that identifies responses from the backend. */
export const backendMark = 'x-answered-by'

/** The account service, with that header in its responses. */
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

/** The backend for nginx and Caddy: the account service, and 404 with a body for any other path. */
export function startBackend(): Promise<Running> {
  return run(
    createChain(accountServiceMiddleware(createMarkedService()), (_, response) => {
      response.writeHead(404, { [backendMark]: 'nobody', 'Content-Type': 'text/plain' }).end('nobody is here')
    }),
  )
}
