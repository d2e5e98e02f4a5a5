import type { Server } from 'node:http'
import { listen } from '../../tools/http.ts'

/** A server that runs on a free port. */
export type RunningServer = { origin: string; close: () => Promise<void> }

export async function startServer(server: Server): Promise<RunningServer> {
  const port = await listen(server, 0, '127.0.0.1')
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return { origin: `http://127.0.0.1:${port}`, close }
}
