import type { Server } from 'node:http'
import { listen } from '../../tools/http.ts'

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
