import type { Page } from 'playwright'

/** What a person typed, by its kind. Everything of it is personal; some of it nobody else may ever read. */
export type Typed = {
  /** Passwords: only ever sent encrypted. */
  passwords: string[]
  /** Codes: sent, and nothing else. */
  codes: string[]
  /** Phones and emails: only ever sent encrypted, and never in an address. */
  people: string[]
}

/** Whether a text bears this value; digits count only where no other digit stands beside them, as in a time. */
function bears(text: string, value: string): boolean {
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

/** What an entry of the history holds but for the login or phone that the login page keeps there for a reload (decision 19). */
const withoutLogin = (entry: string, address = ''): string =>
  /\/login(?:\?|$)/.test(address) ? entry.replaceAll(/"portico\.typed\.(?:login|phone)":"[^"]*"/g, '') : entry

/** Finds what was typed where it may not be: `kept` is what a `Sight` keeps. */
export function findKept({ passwords, codes, people }: Typed, kept: Readonly<Record<string, string>>): string[] {
  return Object.entries(kept).flatMap(([place, content]) => {
    const text = place === 'the history' ? withoutLogin(content, kept.address) : content
    const forbidden = place === 'cookies' ? [...passwords, ...codes] : [...passwords, ...codes, ...people]
    return forbidden.filter((value) => bears(decoded(text), value)).map((value) => `${place} holds "${value}"`)
  })
}

/** A request, as far as a secret could be in it. */
export type Sent = { address: string; headers: Record<string, string>; body: string }

/** Finds what was typed in a request, where it may not be. */
export function findSent({ passwords, codes, people }: Typed, { address, headers, body }: Sent): string[] {
  const outside = { 'an address': address, 'a header': Object.values(headers).join('\n') }
  const plain = [...passwords, ...people].filter((value) => bears(decoded(body), value))
  return [
    ...findKept({ passwords, codes, people }, outside),
    ...plain.map((value) => `the body for ${new URL(address).pathname} holds "${value}" in plain`),
  ]
}

/** Listens to all that a page sends and writes to the console, and tells what of it bears what was typed. */
export function watchCanaries(page: Page, typed: Typed): () => string[] {
  const leaks: string[] = []
  page.on('console', (message) => leaks.push(...findKept(typed, { 'the console': message.text() })))
  page.on('request', (request) => {
    if (request.isNavigationRequest()) return
    const sent = { address: request.url(), headers: request.headers(), body: request.postData() ?? '' }
    leaks.push(...findSent(typed, sent))
  })
  return () => leaks.splice(0)
}
