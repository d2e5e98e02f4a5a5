import { constants, publicEncrypt } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { AccountService } from '../../mocks/account-service.ts'
import { accountServiceMiddleware, toWebRequest } from '../../mocks/adapters/node-http.ts'
import { createCookieJar } from '../../mocks/http/cookie-jar.ts'
import { demoPublicKey } from '../../mocks/http/keys.ts'
import type { EmbeddedPageData } from '../../mocks/http/page-data.ts'
import { demoPassword } from '../../mocks/personas/people.ts'

/** Encrypts fields into a `secure_zone` like the product, but with Node's crypto module. */
export function encryptFields(fields: object): string {
  const key = { key: demoPublicKey, padding: constants.RSA_PKCS1_PADDING }
  return publicEncrypt(key, Buffer.from(JSON.stringify(fields))).toString('base64')
}

/** Serves the account service on a free port. `/page` returns the data that the product's pages embed. */
export async function startServer(service: AccountService): Promise<{ origin: string; stop: () => void }> {
  const middleware = accountServiceMiddleware(service)
  const server = createServer((request, response) => {
    middleware(request, response, () => {
      const { data, setCookie } = service.pageData(toWebRequest(request))
      if (setCookie !== undefined) response.setHeader('Set-Cookie', setCookie)
      response.end(JSON.stringify(data))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const stop = () => {
    server.closeAllConnections()
    server.close()
  }
  return { origin: `http://127.0.0.1:${port}`, stop }
}

/** Creates a `fetch` function that keeps cookies like a browser, but does not follow redirects. */
export function createCookieFetch() {
  const jar = createCookieJar()
  return async function send(input: string | URL | Request, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers)
    headers.set('Cookie', jar.header())
    const response = await fetch(input, { redirect: 'manual', ...init, headers })
    for (const cookie of response.headers.getSetCookie()) jar.store(cookie)
    return response
  }
}

/** Simulates a visitor to the account service. After `open()`, calls include the page's CSRF token. */
export function createVisitor(origin: string) {
  const send = createCookieFetch()
  let page: EmbeddedPageData | undefined

  const navigate = (path: string, init: RequestInit = {}) =>
    send(origin + path, { ...init, headers: { Accept: 'text/html', ...init.headers } })

  function callRaw(path: string, init: RequestInit = {}): Promise<Response> {
    return send(`${origin}${path}${path.includes('?') ? '&' : '?'}_t=1`, {
      ...init,
      headers: {
        'X-Requested-With': 'XMLHttpRequest',
        'X-CSRF-Token': page?.csrf_token ?? '',
        Accept: 'application/json',
        'Content-Type': 'application/json',
        ...init.headers,
      },
    })
  }

  async function call(path: string, data?: object): Promise<Record<string, unknown>> {
    const response = await callRaw(path, data ? { method: 'POST', body: JSON.stringify(data) } : {})
    return (await response.json()) as Record<string, unknown>
  }

  return {
    navigate,
    callRaw,
    call,
    async open(): Promise<void> {
      page = (await (await navigate('/page')).json()) as EmbeddedPageData
    },
    logIn: (login: string) => call('/login', { secure_zone: encryptFields({ login, password: demoPassword }) }),
  }
}
