// Helpers for the HTTP servers of the tools and tests.
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Middleware } from '../mocks/adapters/node-http.ts'

/** Whether a client accepts brotli. All supported browsers do, but curl does not by default. */
export function acceptsBrotli({ headers }: IncomingMessage): boolean {
  return /\bbr\b(?!\s*;\s*q=0)/i.test(String(headers['accept-encoding']))
}

type ResponseData = {
  status: number
  type: string
  headers: Record<string, string>
  content: Buffer
  isBrotli: boolean
  cookie?: string
}

/** Sends the response. A HEAD request gets only the headers. */
export function send(request: IncomingMessage, response: ServerResponse, data: ResponseData): void {
  for (const [name, value] of Object.entries(data.headers)) response.setHeader(name, value)
  response.setHeader('Content-Type', data.type)
  response.appendHeader('Vary', 'Accept-Encoding')
  if (data.isBrotli) response.setHeader('Content-Encoding', 'br')
  if (data.cookie) response.appendHeader('Set-Cookie', data.cookie)
  response.setHeader('Content-Length', data.content.length)
  response.writeHead(data.status).end(request.method === 'HEAD' ? undefined : data.content)
}

/** Creates a server that tries each middleware in order until one responds. */
export function createMiddlewareServer(...middlewares: readonly Middleware[]): Server {
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

/** Starts listening, and returns the port. Port 0 selects any free port. */
export async function listen(server: Server, port: number, host: string): Promise<number> {
  await once(server.listen(port, host), 'listening')
  return (server.address() as AddressInfo).port
}
