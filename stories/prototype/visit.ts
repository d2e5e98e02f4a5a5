import { findRoute, notFoundRoute } from '../../src/app/routes.ts'
import type { Sandbox } from './sandbox.ts'

/** The result of opening a URL. `path` is the URL, without Storybook's origin. */
export type Visit = {
  path: string
} & (
  | { kind: 'screen' }
  /** A mock page outside the product, such as the file service's home page or a third party's consent page. */
  | { kind: 'service'; html: string }
  | { kind: 'other-site' }
)

const maxRedirects = 10

/** Resolves a request from the address bar, a link or a form, following redirects. */
export async function resolveVisit(sandbox: Sandbox, request: Request, redirects = 0): Promise<Visit> {
  const url = new URL(request.url)
  const { origin } = window.location
  if (url.origin !== origin) return { kind: 'other-site', path: url.href }
  const path = url.pathname + url.search
  if (request.method === 'GET' && findRoute(url.pathname) !== notFoundRoute) return { kind: 'screen', path }
  const response = await sandbox.handle(request)
  const location = response?.headers.get('location')
  if (location && redirects < maxRedirects) return resolveVisit(sandbox, createPageRequest(location), redirects + 1)
  if (response?.headers.get('content-type')?.includes('text/html') !== true) return { kind: 'screen', path }
  return { kind: 'service', path, html: await response.text() }
}

/** Creates the request that a browser sends to open a page or submit a form. */
export function createPageRequest(address: string, form?: URLSearchParams): Request {
  return new Request(new URL(address, window.location.origin), {
    method: form ? 'POST' : 'GET',
    body: form,
    headers: { accept: 'text/html' },
  })
}
