import type { Host } from './host.ts'

type Tab = Pick<Host, 'storage'>

/** A phone number or email as the user typed it. `countryCode` is the one selected next to it. */
export type TypedLogin = { login: string; countryCode: string }

const key = 'portico.login'

/** Passes a login to the next page through the tab's storage, since a URL would expose the user's identity (RQ-3). */
export function storeLoginForNextPage({ storage }: Tab, { login, countryCode }: TypedLogin): void {
  if (login) storage.set(key, `${countryCode} ${login}`)
}

/** Returns and removes the login that the previous page passed on. */
export function takeStoredLogin({ storage }: Tab): TypedLogin | undefined {
  const [, countryCode = '', login] = /^(\d*) (.+)$/s.exec(storage.get(key) ?? '') ?? []
  storage.remove(key)
  return login === undefined ? undefined : { login, countryCode }
}
