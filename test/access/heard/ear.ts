import type { BrowserContext, Page } from 'playwright'

/** What a screen reader is told of while somebody works: the focus came somewhere, or a live region changed. */
export type Heard =
  | { kind: 'focus'; id: number }
  | { kind: 'said'; how: 'polite' | 'assertive'; text: string }
  /** A live region changed that nobody hears: it lies behind a dialog, or came with its words in it. */
  | { kind: 'unheard'; why: 'hidden' | 'new'; text: string }

/** Listens in the page, from before its first element on. */
function listen(): void {
  const box = window as unknown as { noteHeard: (event: Heard) => void; heardElements: Element[] }
  const regions = '[aria-live=polite],[aria-live=assertive],[role=status],[role=alert],[role=log]'
  const known = new Set<Element>()
  const lastTexts = new Map<Element, string>()
  box.heardElements = []

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

  function tell(region: Element, added: readonly Node[]) {
    const isWhole = region.getAttribute('aria-atomic') === 'true' || region.matches('[role=status],[role=alert]')
    const text = tidy((isWhole ? [region] : added).map(textOf).join(' '))
    const isSame = lastTexts.get(region) === text
    lastTexts.set(region, text)
    if (!text || isSame) return
    const isAlert = region.getAttribute('role') === 'alert'
    if (isHidden(region)) return box.noteHeard({ kind: 'unheard', why: 'hidden', text })
    if (!known.has(region) && !isAlert) return box.noteHeard({ kind: 'unheard', why: 'new', text })
    const how = isAlert || region.getAttribute('aria-live') === 'assertive' ? 'assertive' : 'polite'
    box.noteHeard({ kind: 'said', how, text })
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
    for (const [region, added] of changed) if (region.isConnected) tell(region, added)
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
    if (target instanceof Element) box.noteHeard({ kind: 'focus', id: box.heardElements.push(target) - 1 })
  })
}

export type Ear = {
  /** What was heard since this was last asked. */
  take: () => Heard[]
  /** Waits until nothing more has come for a while. */
  quiet: (ms?: number) => Promise<void>
}

/** How long it has to be quiet, in ms. */
const quietMs = 400

/** How long somebody pauses after typing, in ms: longer than what waits for a pause. */
export const pauseMs = 1300

/** Puts an ear to the pages of a context, before the first one is opened. */
export async function putEar(context: BrowserContext, page: Page): Promise<Ear> {
  let heard: Heard[] = []
  let lastAt = 0
  await context.exposeBinding('noteHeard', (source, event: Heard) => {
    if (source.page !== page) return
    heard.push(event)
    lastAt = Date.now()
  })
  await context.addInitScript(listen)
  return {
    take() {
      const taken = heard
      heard = []
      return taken
    },
    async quiet(ms = quietMs) {
      const start = Date.now()
      while (Date.now() - Math.max(start, lastAt) < ms) await new Promise((resolve) => setTimeout(resolve, 50))
    },
  }
}
