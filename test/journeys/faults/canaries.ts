import type { Page } from 'playwright'

/** What the user has typed, by kind. All of it is personal, and some of it is secret. */
export type Typed = {
  /** Passwords, which may only be sent encrypted. */
  passwords: string[]
  /** Codes, which may only be sent. */
  codes: string[]
  /** Phones and emails, which may only be sent encrypted, and never in a URL. */
  people: string[]
}

/** Whether a text contains a value. Digits within a longer number, such as a timestamp, do not count. */
function contains(text: string, value: string): boolean {
  if (!/^\d+$/.test(value)) return text.includes(value)
  return new RegExp(`(?<!\\d)${value}(?!\\d)`).test(text)
}

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** A history entry without the login or phone that the login page keeps there for a reload (decision 19). */
const withoutLogin = (entry: string, address = ''): string =>
  /\/login(?:\?|$)/.test(address) ? entry.replaceAll(/"portico\.typed\.(?:login|phone)":"[^"]*"/g, '') : entry

/** Finds typed values where they may not be stored. `stored` comes from a `PageSnapshot`. */
export function findStored({ passwords, codes, people }: Typed, stored: Readonly<Record<string, string>>): string[] {
  return Object.entries(stored).flatMap(([storage, content]) => {
    const text = storage === 'the history' ? withoutLogin(content, stored.address) : content
    const forbidden = storage === 'cookies' ? [...passwords, ...codes] : [...passwords, ...codes, ...people]
    return forbidden.filter((value) => contains(decoded(text), value)).map((value) => `${storage} contains "${value}"`)
  })
}

/** The parts of a request that could contain a secret. */
export type Sent = { address: string; headers: Record<string, string>; body: string }

/** Finds typed values in parts of a request where they may not be. */
export function findSent({ passwords, codes, people }: Typed, { address, headers, body }: Sent): string[] {
  const outside = { 'an address': address, 'a header': Object.values(headers).join('\n') }
  const plain = [...passwords, ...people].filter((value) => contains(decoded(body), value))
  return [
    ...findStored({ passwords, codes, people }, outside),
    ...plain.map((value) => `the body for ${new URL(address).pathname} contains "${value}" unencrypted`),
  ]
}

/** Watches a page's requests and console, and returns a function that lists the typed values found there. */
export function watchCanaries(page: Page, typed: Typed): () => string[] {
  const leaks: string[] = []
  page.on('console', (message) => leaks.push(...findStored(typed, { 'the console': message.text() })))
  page.on('request', (request) => {
    if (request.isNavigationRequest()) return
    const sent = { address: request.url(), headers: request.headers(), body: request.postData() ?? '' }
    leaks.push(...findSent(typed, sent))
  })
  return () => leaks.splice(0)
}
