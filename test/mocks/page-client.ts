import type { EmbeddedPageData } from '../../mocks/http/page-data.ts'
import { type Client, createClient } from '../../src/api/client.ts'
import { fakeHost } from '../host/fake-host.ts'
import { origin, service } from './serve-each-test.ts'
import { createCookieFetch } from './visitor.ts'

/** An open page with the real API client, real HTTP and its own browser cookies. */
export type OpenPage = {
  client: Client
  /** Requests a path as a document, or posts `form` to it. Returns the redirect URL, if any, and the response text. */
  navigate: (path: string, form?: Record<string, string>) => Promise<{ location: string; text: string }>
}

/** Opens a page. `watch` receives each call's request and response before the client receives the response. */
export async function openPage(watch?: (request: Request, response: Response) => Promise<void>): Promise<OpenPage> {
  const send = createCookieFetch()
  const { captcha, ...page } = (await (await send(`${origin}/page`)).json()) as EmbeddedPageData
  const host = fakeHost({
    origin,
    url: `${origin}/login`,
    clock: { ...fakeHost().clock, now: () => service.clock.now(), deviceNow: Date.now },
    deviceToken: () => Promise.resolve(`device of ${page.fstate}`),
    page: {
      csrfToken: page.csrf_token,
      fstate: page.fstate,
      publicKey: page.public_key,
      loginSignSecret: page.login_sign_secret,
      captcha: {
        sceneId: captcha.scene_id,
        certifyId: captcha.certify_id,
        region: captcha.region,
        secret: captcha.secret,
      },
    },
  })
  async function sendCall(input: string | URL | Request, init: RequestInit = {}): Promise<Response> {
    const request = new Request(input, init)
    const response = await send(input, init)
    await watch?.(request, response.clone())
    return response
  }

  return {
    client: createClient(host, { fetch: sendCall }),
    async navigate(path, form) {
      const body = form && new URLSearchParams({ ...form, csrf_token: page.csrf_token })
      const method = body ? 'POST' : 'GET'
      const response = await send(origin + path, { method, body, headers: { Accept: 'text/html' } })
      return { location: response.headers.get('location') ?? '', text: await response.text() }
    },
  }
}
