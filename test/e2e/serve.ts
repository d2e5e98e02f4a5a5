import { type AccountService, createAccountService } from '../../mocks/account-service.ts'
import { listen } from '../../tools/http.ts'
import { createPreviewServer, type PreviewOptions } from '../../tools/preview-server.ts'

/** The built pages on a port of their own, and the account service behind them. */
export type Served = { address: string; service: AccountService; close: () => Promise<void> }

/** Serves what `npm run build` made, as `npm run preview` does but for what the options put between. */
export async function serve(options: PreviewOptions = {}): Promise<Served> {
  // Violations are read off the service, by the harness.
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
