import type { AccountService } from '../account-service.ts'
import type { CookieJar } from '../http/cookie-jar.ts'

/**
 * A `fetch` that asks one service by no network, so that its calls can reach no other. As a real one, it rejects where no
 * answer comes and where its caller has aborted; the service goes on all the same.
 */
export function accountServiceFetch(handle: AccountService['handle'], jar: CookieJar): typeof fetch {
  return async (input, { signal, ...init } = {}) => {
    const response = await handle(new Request(input, init), jar)
    signal?.throwIfAborted()
    if (!response || response.type === 'error') throw new TypeError('Failed to fetch')
    return response
  }
}
