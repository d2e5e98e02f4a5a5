// Used by every server in the tools and tests.
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Middleware } from '../mocks/adapters/node-http.ts'

/** Whether a browser accepts brotli; all that we support do, curl does not. */
export function acceptsBrotli({ headers }: IncomingMessage): boolean {
  return /\bbr\b(?!\s*;\s*q=0)/i.test(String(headers['accept-encoding']))
}

type Answer = {
  status: number
  type: string
  headers: Record<string, string>
  content: Buffer
  isBrotli: boolean
  cookie?: string
}

/** Sends the response; a HEAD request gets only the headers. */
export function send(request: IncomingMessage, response: ServerResponse, answer: Answer): void {
  for (const [name, value] of Object.entries(answer.headers)) response.setHeader(name, value)
  response.setHeader('Content-Type', answer.type)
  response.appendHeader('Vary', 'Accept-Encoding')
  if (answer.isBrotli) response.setHeader('Content-Encoding', 'br')
  if (answer.cookie) response.appendHeader('Set-Cookie', answer.cookie)
  response.setHeader('Content-Length', answer.content.length)
  response.writeHead(answer.status).end(request.method === 'HEAD' ? undefined : answer.content)
}

/** A server that tries one middleware after the other. */
export function createChain(...middlewares: readonly Middleware[]): Server {
  return createServer((request, response) => {
    const fail = (error: unknown) => {
      console.error(error)
      if (!response.headersSent) response.writeHead(500)
      response.end()
    }
    const runFrom = (index: number) => {
      const middleware = middlewares[index]
      if (!middleware) return void response.writeHead(404).end()
      middleware(request, response, (error) => (error ? fail(error) : runFrom(index + 1)))
    }
    runFrom(0)
  })
}

/** Starts listening and returns the port; port 0 picks any free one. */
export async function listen(server: Server, port: number, host: string): Promise<number> {
  await once(server.listen(port, host), 'listening')
  return (server.address() as AddressInfo).port
}
