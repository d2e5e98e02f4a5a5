// The page's own entry in the tab's history, which survives a reload. A page that is only displayed, as in Storybook, has
// another URL and thus no entry.
import type { Host } from './host.ts'

type OwnPage = Pick<Host, 'url'>

const isOwn = ({ url }: OwnPage): boolean => window.location.pathname === new URL(url).pathname

const keyOf = (name: string) => `portico.typed.${name}`

function stateOfEntry(): Record<string, unknown> {
  const state: unknown = window.history.state
  return typeof state === 'object' ? { ...state } : {}
}

function replaceEntry(state: unknown, address?: URL): void {
  try {
    window.history.replaceState(state, '', address)
  } catch {
    // Some frames and browsers refuse this, some after many calls. Then a reload starts from the beginning.
  }
}

/** Keeps a choice in the page's URL; the `usual` value is left out. */
export function keepInAddress(page: OwnPage, { name, value, usual }: { name: string; value: string; usual: string }) {
  if (!isOwn(page)) return
  const address = new URL(window.location.href)
  if (value === usual) address.searchParams.delete(name)
  else address.searchParams.set(name, value)
  if (address.href !== window.location.href) replaceEntry(window.history.state, address)
}

/**
 * Keeps the values of non-secret fields by name; an empty value removes the kept one. They are in no URL and no storage
 * (RQ-3): only this page can read them, and only after a reload.
 */
export function keepTyped(page: OwnPage, values: Readonly<Record<string, string>>): void {
  if (!isOwn(page)) return
  const before = stateOfEntry()
  const changed = Object.entries(values).filter(([name, value]) => value !== (before[keyOf(name)] ?? ''))
  if (!changed.length) return
  replaceEntry({ ...before, ...Object.fromEntries(changed.map(([name, value]) => [keyOf(name), value || undefined])) })
}

/** A field's value from before the reload. */
export function readKept(page: OwnPage, name: string): string {
  const kept = isOwn(page) ? stateOfEntry()[keyOf(name)] : undefined
  return typeof kept === 'string' ? kept : ''
}
