import { type AccountService, createAccountService } from '../../mocks/account-service.ts'
import { listen } from '../../tools/http.ts'
import { createPreviewServer, type PreviewOptions } from '../../tools/preview-server.ts'

/** The built pages on a free port, with their account service. */
export type Served = { address: string; service: AccountService; close: () => Promise<void> }

/** Serves the output of `npm run build` like `npm run preview`, plus any middleware in the options. */
export async function serve(options: PreviewOptions = {}): Promise<Served> {
  // The harness reads violations from the service.
  const service = createAccountService({ seed: 'e2e', onViolation: () => {} })
  const server = createPreviewServer(service, options)
  const port = await listen(server, 0, '127.0.0.1')
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return { address: `http://127.0.0.1:${port}`, service, close }
}
