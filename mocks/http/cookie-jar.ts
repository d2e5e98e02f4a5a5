/** Stores the account service's cookies, since scripts in a browser can neither read `Cookie` nor set `Set-Cookie`. */
export type CookieJar = {
  /** Returns the value of the `Cookie` header. */
  header: () => string
  /** Stores the cookie from a `Set-Cookie` header. `Max-Age=0` deletes the cookie. Ignores other attributes. */
  store: (setCookie: string) => void
  clear: () => void
}

export function createCookieJar(): CookieJar {
  const cookies = new Map<string, string>()
  return {
    header: () => Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; '),
    store: (setCookie) => {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(setCookie) ?? []
      if (/;\s*max-age=0\b/i.test(setCookie)) cookies.delete(name)
      else cookies.set(name, value)
    },
    clear: () => cookies.clear(),
  }
}
