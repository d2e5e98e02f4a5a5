import type { Host } from './host.ts'

type Tab = Pick<Host, 'storage'>

/** A phone number or email as the user typed it. `country` is the dialing code selected next to it. */
export type TypedLogin = { login: string; country: string }

const key = 'portico.login'

/** Passes a login to the next page through the tab's storage, since a URL would expose the user's identity (RQ-3). */
export function storeLoginForNextPage({ storage }: Tab, { login, country }: TypedLogin): void {
  if (login) storage.set(key, `${country} ${login}`)
}

/** Returns and removes the login that the previous page passed on. */
export function takeStoredLogin({ storage }: Tab): TypedLogin | undefined {
  const [, country = '', login] = /^(\d*) (.+)$/s.exec(storage.get(key) ?? '') ?? []
  storage.remove(key)
  return login === undefined ? undefined : { login, country }
}
