import type { Host } from './host.ts'

type Tab = Pick<Host, 'storage'>

/** A phone or an email as it was typed; `country` is the dialing code beside it. */
export type TypedLogin = { login: string; country: string }

const key = 'portico.login'

/**
 * Passes a login to the page behind a link, which takes it out of the tab's storage when it opens: in the URL it would
 * expose the user's identity (RQ-3).
 */
export function handOverLogin({ storage }: Tab, { login, country }: TypedLogin): void {
  if (login) storage.set(key, `${country} ${login}`)
}

/** Takes the login that the previous page left in storage. */
export function takeLogin({ storage }: Tab): TypedLogin | undefined {
  const [, country = '', login] = /^(\d*) (.+)$/s.exec(storage.get(key) ?? '') ?? []
  storage.remove(key)
  return login === undefined ? undefined : { login, country }
}
