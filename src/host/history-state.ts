// Keeps state in the page's history entry, which survives a reload. Does nothing in Storybook, where the URL differs.
import type { Host } from './host.ts'

type Page = Pick<Host, 'url'>

const isAtPageUrl = ({ url }: Page): boolean => window.location.pathname === new URL(url).pathname

const createKey = (name: string) => `portico.typed.${name}`

function readHistoryState(): Record<string, unknown> {
  const state: unknown = window.history.state
  return typeof state === 'object' ? { ...state } : {}
}

function replaceHistoryState(state: unknown, url?: URL): void {
  try {
    window.history.replaceState(state, '', url)
  } catch {
    // Browsers disallow this in some frames and limit the number of changes. The state is then lost on reload.
  }
}

type UrlParameter = { name: string; value: string; defaultValue: string }

/** Writes a parameter to the page's URL, or removes it if its value is the default. */
export function setUrlParameter(page: Page, { name, value, defaultValue }: UrlParameter) {
  if (!isAtPageUrl(page)) return
  const url = new URL(window.location.href)
  if (value === defaultValue) url.searchParams.delete(name)
  else url.searchParams.set(name, value)
  if (url.href !== window.location.href) replaceHistoryState(window.history.state, url)
}

/**
 * Saves the values of non-secret fields, by name. An empty value removes the saved value. The values are in the history
 * entry, not in the URL or web storage (RQ-3), so only this page can read them after a reload.
 */
export function saveInput(page: Page, values: Readonly<Record<string, string>>): void {
  if (!isAtPageUrl(page)) return
  const state = readHistoryState()
  const changes = Object.entries(values).filter(([name, value]) => value !== (state[createKey(name)] ?? ''))
  if (!changes.length) return
  replaceHistoryState({
    ...state,
    ...Object.fromEntries(changes.map(([name, value]) => [createKey(name), value || undefined])),
  })
}

/** Returns a field's value from before the reload, or an empty string. */
export function readSavedInput(page: Page, name: string): string {
  const savedValue = isAtPageUrl(page) ? readHistoryState()[createKey(name)] : undefined
  return typeof savedValue === 'string' ? savedValue : ''
}
