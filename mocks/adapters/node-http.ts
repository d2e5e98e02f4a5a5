import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AccountService } from '../account-service.ts'

export type Middleware = (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void

/**
 * Creates a body that is read only when needed. If the service does not handle the request, the next middleware can
 * still read the body.
 */
function createLazyBody(message: IncomingMessage): ReadableStream<Uint8Array> {
  return new ReadableStream(
    {
      async pull(controller) {
        for await (const chunk of message) if (chunk instanceof Uint8Array) controller.enqueue(chunk)
        controller.close()
      },
    },
    { highWaterMark: 0 },
  )
}

export function toWebRequest(message: IncomingMessage, signal?: AbortSignal): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(message.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  const { method = 'GET', url = '/' } = message
  const hasBody = method !== 'GET' && method !== 'HEAD'
  const init: RequestInit & { duplex: 'half' } = { method, headers, signal, duplex: 'half' }
  if (hasBody) init.body = createLazyBody(message)
  // Concatenate the host and path, because resolving a path such as `//host` would change the host.
  return new Request(`http://${message.headers.host ?? 'localhost'}${url}`, init)
}

async function send(webResponse: Response, response: ServerResponse): Promise<void> {
  if (webResponse.type === 'error') {
    response.destroy()
    return
  }
  response.statusCode = webResponse.status
  webResponse.headers.forEach((value, name) => {
    if (name !== 'set-cookie') response.setHeader(name, value)
  })
  const cookies = webResponse.headers.getSetCookie()
  if (cookies.length > 0) response.setHeader('Set-Cookie', cookies)
  response.end(new Uint8Array(await webResponse.arrayBuffer()))
}

async function serve(service: AccountService, message: IncomingMessage, response: ServerResponse): Promise<boolean> {
  const controller = new AbortController()
  response.on('close', () => controller.abort())
  const webResponse = await service.handle(toWebRequest(message, controller.signal))
  if (webResponse) await send(webResponse, response)
  return webResponse !== undefined
}

/** Serves the account service over HTTP, e.g. in a Vite server or in tests. */
export function accountServiceMiddleware(service: AccountService): Middleware {
  return (message, response, next) => {
    serve(service, message, response).then((isServed) => {
      if (!isServed) next()
    }, next)
  }
}
