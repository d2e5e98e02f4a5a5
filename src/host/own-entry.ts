// The page's history entry, which survives a reload. A page displayed in Storybook has another URL and thus no entry.
import type { Host } from './host.ts'

type OwnPage = Pick<Host, 'url'>

const isOwn = ({ url }: OwnPage): boolean => window.location.pathname === new URL(url).pathname

const keyOf = (name: string) => `portico.typed.${name}`

function stateOfEntry(): Record<string, unknown> {
  const state: unknown = window.history.state
  return typeof state === 'object' ? { ...state } : {}
}

function replaceEntry(state: unknown, url?: URL): void {
  try {
    window.history.replaceState(state, '', url)
  } catch {
    // Some frames and browsers refuse this, or limit the number of calls. A reload then starts from the beginning.
  }
}

/** Keeps a choice in the page's URL, unless it is the `usual` value. */
export function keepInAddress(page: OwnPage, { name, value, usual }: { name: string; value: string; usual: string }) {
  if (!isOwn(page)) return
  const url = new URL(window.location.href)
  if (value === usual) url.searchParams.delete(name)
  else url.searchParams.set(name, value)
  if (url.href !== window.location.href) replaceEntry(window.history.state, url)
}

/**
 * Keeps the values of non-secret fields by name; an empty value removes the kept one. They are not in the URL or in web
 * storage (RQ-3), so only this page can read them, after a reload.
 */
export function keepTyped(page: OwnPage, values: Readonly<Record<string, string>>): void {
  if (!isOwn(page)) return
  const before = stateOfEntry()
  const changed = Object.entries(values).filter(([name, value]) => value !== (before[keyOf(name)] ?? ''))
  if (!changed.length) return
  replaceEntry({ ...before, ...Object.fromEntries(changed.map(([name, value]) => [keyOf(name), value || undefined])) })
}

/** A field's value from before the reload, or ''. */
export function readTyped(page: OwnPage, name: string): string {
  const kept = isOwn(page) ? stateOfEntry()[keyOf(name)] : undefined
  return typeof kept === 'string' ? kept : ''
}
