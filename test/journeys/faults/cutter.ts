import { createServer, type Server } from 'node:http'
import { listen } from '../../../tools/http.ts'

/** A server that promises a whole answer, sends a part of it and hangs up. */
export async function openCutter(): Promise<{ address: string; close: () => void }> {
  const server: Server = createServer((request, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': 1000 })
    response.write('{"success": true, "redirect": "/')
    request.resume().on('end', () => setTimeout(() => response.destroy(), 20))
  })
  const port = await listen(server, 0, '127.0.0.1')
  return { address: `http://127.0.0.1:${port}/`, close: () => void server.close() }
}
