import type { AccountService } from '../account-service.ts'
import type { CookieJar } from '../http/cookie-jar.ts'

/**
 * Creates a `fetch` that calls a service directly, without using the network. Like the real `fetch`, it rejects if no response
 * arrives or the request is aborted. The service still completes an aborted request.
 */
export function accountServiceFetch(handle: AccountService['handle'], jar: CookieJar): typeof fetch {
  return async (input, { signal, ...init } = {}) => {
    const response = await handle(new Request(input, init), jar)
    signal?.throwIfAborted()
    if (!response || response.type === 'error') throw new TypeError('Failed to fetch')
    return response
  }
}
