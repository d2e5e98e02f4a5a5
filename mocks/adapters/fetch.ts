import type { AccountService } from '../account-service.ts'
import type { CookieJar } from '../http/cookie-jar.ts'

/**
 * A `fetch` that calls a service directly, without a network. Like the real one, it rejects without an answer and on
 * abort; the service carries on all the same.
 */
export function accountServiceFetch(handle: AccountService['handle'], jar: CookieJar): typeof fetch {
  return async (input, { signal, ...init } = {}) => {
    const response = await handle(new Request(input, init), jar)
    signal?.throwIfAborted()
    if (!response || response.type === 'error') throw new TypeError('Failed to fetch')
    return response
  }
}
