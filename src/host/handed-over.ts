import type { Host } from './host.ts'

type Tab = Pick<Host, 'storage'>

const key = 'portico.login'

/**
 * Passes a login to the page behind a link, which takes it out of the tab's storage when it opens: in the URL it would
 * expose the user's identity (RQ-3).
 */
export function handOverLogin({ storage }: Tab, login: string): void {
  if (login) storage.set(key, login)
}

/** Takes the login that the previous page left in storage. */
export function takeLogin({ storage }: Tab): string | undefined {
  const login = storage.get(key)
  storage.remove(key)
  return login
}
