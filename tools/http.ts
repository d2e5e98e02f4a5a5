// Used by every server in the tools and tests.
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Middleware } from '../mocks/adapters/node-http.ts'

const compressGzip = promisify(gzip)
const compressBrotli = promisify(brotliCompress)

type Encoding = 'br' | 'gzip' | 'identity'

/** The best encoding that both sides support; the browser rejects one with a weight of 0. */
export function chooseEncoding(request: IncomingMessage): Encoding {
  const accepted = String(request.headers['accept-encoding'] ?? '')
    .split(',')
    .map((entry) => entry.replaceAll(' ', '').toLowerCase().split(';q='))
    .filter(([, weight]) => Number(weight ?? 1) > 0)
    .map(([name]) => name)
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding)) ?? 'identity'
}

/** Compresses a response made for one request, favoring speed over size. */
export async function encode(content: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return compressGzip(content)
  if (encoding === 'identity') return content
  return compressBrotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
}

type Answer = {
  status: number
  type: string
  headers: Record<string, string>
  content: Buffer
  encoding: Encoding
  cookie?: string
}

/** Sends the answer; a HEAD request gets only the headers. */
export function send(request: IncomingMessage, response: ServerResponse, answer: Answer): void {
  for (const [name, value] of Object.entries(answer.headers)) response.setHeader(name, value)
  response.setHeader('Content-Type', answer.type)
  response.appendHeader('Vary', 'Accept-Encoding')
  if (answer.encoding !== 'identity') response.setHeader('Content-Encoding', answer.encoding)
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

/** Whether a port is free. */
export async function isPortFree(port: number, host: string): Promise<boolean> {
  const probe = createServer()
  try {
    await listen(probe, port, host)
  } catch {
    return false
  }
  await probe[Symbol.asyncDispose]()
  return true
}
