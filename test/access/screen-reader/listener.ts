import type { BrowserContext, Page } from 'playwright'

/** An event that a screen reader receives: focus has moved, or a live region has changed. */
export type ReaderEvent =
  | { kind: 'focus'; id: number }
  | { kind: 'said'; how: 'polite' | 'assertive'; text: string }
  /** A live region that is not announced: it is behind a dialog, or was inserted together with its text. */
  | { kind: 'unheard'; why: 'hidden' | 'new'; text: string }

/** Records events, starting before the first element exists. Runs in the page. */
function listen(): void {
  const box = window as unknown as { noteEvent: (event: ReaderEvent) => void; focusedElements: Element[] }
  const regions = '[aria-live=polite],[aria-live=assertive],[role=status],[role=alert],[role=log]'
  const known = new Set<Element>()
  const lastTexts = new Map<Element, string>()
  box.focusedElements = []

  const isHidden = (element: Element) => element.closest('[aria-hidden=true],[inert]') !== null
  const textOf = (node: Node): string => {
    if (node instanceof Text) return node.data
    if (
      !(node instanceof Element) ||
      node.matches('[aria-hidden=true],[aria-live=off],style') ||
      !node.checkVisibility()
    )
      return ''
    const label = node.getAttribute('aria-label') ?? node.getAttribute('alt')
    const text = label ?? [...node.childNodes].map(textOf).join('')
    return getComputedStyle(node).display.startsWith('inline') ? text : ` ${text} `
  }
  const tidy = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

  function announce(region: Element, added: readonly Node[]) {
    const isWhole = region.getAttribute('aria-atomic') === 'true' || region.matches('[role=status],[role=alert]')
    const text = tidy((isWhole ? [region] : added).map(textOf).join(' '))
    const isSame = lastTexts.get(region) === text
    lastTexts.set(region, text)
    if (!text || isSame) return
    const isAlert = region.getAttribute('role') === 'alert'
    if (isHidden(region)) return box.noteEvent({ kind: 'unheard', why: 'hidden', text })
    if (!known.has(region) && !isAlert) return box.noteEvent({ kind: 'unheard', why: 'new', text })
    const how = isAlert || region.getAttribute('aria-live') === 'assertive' ? 'assertive' : 'polite'
    box.noteEvent({ kind: 'said', how, text })
  }

  function follow(records: MutationRecord[]) {
    const changed = new Map<Element, Node[]>()
    for (const { target, type, addedNodes } of records) {
      const nodes = type === 'childList' ? [...addedNodes] : [target]
      for (const node of nodes) {
        const element = node instanceof Element ? node : node.parentElement
        const region = element?.closest(regions)
        if (region) changed.set(region, [...(changed.get(region) ?? []), node])
        if (node instanceof Element) for (const inner of node.querySelectorAll(regions)) changed.set(inner, [inner])
      }
      const emptied = type === 'childList' && target instanceof Element ? target.closest(regions) : null
      if (emptied && !changed.has(emptied)) changed.set(emptied, [])
    }
    for (const [region, added] of changed) if (region.isConnected) announce(region, added)
    for (const region of document.querySelectorAll(regions)) known.add(region)
  }

  document.addEventListener('DOMContentLoaded', () => {
    for (const region of document.querySelectorAll(regions)) known.add(region)
    new MutationObserver(follow).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
      attributeFilter: ['hidden'],
    })
  })
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element) box.noteEvent({ kind: 'focus', id: box.focusedElements.push(target) - 1 })
  })
}

export type Listener = {
  /** Returns and clears the recorded events. */
  take: () => ReaderEvent[]
  /** Waits until there have been no events for a while. */
  quiet: (ms?: number) => Promise<void>
}

/** The time without events, in ms. */
const quietMs = 400

/** The pause after typing, in ms. It is longer than any debounce. */
export const pauseMs = 1300

/** Records the events of a page. Call it before the page opens its first URL. */
export async function startListening(context: BrowserContext, page: Page): Promise<Listener> {
  let events: ReaderEvent[] = []
  let lastAt = 0
  await context.exposeBinding('noteEvent', (source, event: ReaderEvent) => {
    if (source.page !== page) return
    events.push(event)
    lastAt = Date.now()
  })
  await context.addInitScript(listen)
  return {
    take() {
      const taken = events
      events = []
      return taken
    },
    async quiet(ms = quietMs) {
      const start = Date.now()
      while (Date.now() - Math.max(start, lastAt) < ms) await new Promise((resolve) => setTimeout(resolve, 50))
    },
  }
}
