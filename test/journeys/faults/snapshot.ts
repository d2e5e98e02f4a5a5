import type { Page } from 'playwright'

/** A page as the user sees it at one moment, and the data that the browser has stored for it. */
export type PageSnapshot = {
  /** The text of the first visible heading. */
  heading: string
  /** The messages of the page: alerts, toasts, errors at fields and at the button. */
  messages: string[]
  /** Whether it is busy and cannot be used: the blocker covers it, or a button shows a spinner. */
  isBusy: boolean
  hasDialog: boolean
  /** The names of all enabled buttons and links, or those of an open dialog. */
  controls: string[]
  /** Those of them that submit a form. */
  submits: string[]
  /** The values of visible fields, by label. */
  fields: Record<string, string>
  /** The URL, the title, and the storage that scripts can read. */
  stored: Record<string, string>
}

/** Reads a snapshot. Runs in the page, so it cannot use anything from this file. */
function readSnapshot(answers: readonly string[]): PageSnapshot {
  const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true })
  const isLeaving = (element: Element) => element.closest('[data-state=closed]') !== null
  const findAll = (selector: string, root: ParentNode = document) =>
    [...root.querySelectorAll<HTMLElement>(selector)].filter((element) => isSeen(element) && !isLeaving(element))
  const wordsOf = (element: Element) =>
    // biome-ignore lint/performance/useDomNodeTextContent: hidden text must not be included
    (element instanceof HTMLElement ? element.innerText : '').replace(/\s+/g, ' ').trim()
  const attempt = (read: () => string) => {
    try {
      return read()
    } catch {
      return ''
    }
  }

  const all = findAll('[role=alertdialog],[role=alert],p[data-tone=error],[data-over-blocker] li,[data-tone=warning]')
  const isQuestion = (element: Element) => findAll('button', element).some((own) => answers.includes(wordsOf(own)))
  const messages = all
    .filter((element) => !isQuestion(element))
    .filter((element) => !all.some((other) => other !== element && other.contains(element)))
    .map(wordsOf)
  const dialog = findAll('[role=alertdialog],[role=dialog]').at(-1)
  /** The name of a button: its label, its labelling elements, or its text. */
  const nameOf = (element: Element) => {
    const labels = element
      .getAttribute('aria-labelledby')
      ?.split(' ')
      .map((id) => document.getElementById(id)?.textContent)
    return element.ariaLabel || labels?.join(' ') || wordsOf(element)
  }
  const isHit = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const hit = document.elementFromPoint(left + width / 2, top + height / 2)
    return hit === null || element.contains(hit)
  }
  const canPress = (element: HTMLElement) => !element.matches(':disabled,[aria-disabled=true]') && isHit(element)
  const fields = findAll('input:not([type=hidden],[type=checkbox],[type=radio])').map((input) => {
    const { labels, value, ariaLabel } = input as HTMLInputElement
    return [labels?.[0]?.textContent?.trim() || ariaLabel || '', value] as const
  })

  return {
    heading: wordsOf(findAll('h1')[0] ?? document.createElement('i')),
    messages,
    isBusy: findAll('[aria-busy=true],[role=status][data-state=active]').length > 0,
    hasDialog: dialog !== undefined,
    controls: findAll('button,a[href]', dialog).filter(canPress).map(nameOf),
    submits: findAll('[type=submit]', dialog).filter(canPress).map(nameOf),
    fields: Object.fromEntries(fields),
    stored: {
      address: location.href,
      title: document.title,
      'the history': attempt(() => JSON.stringify(history.state)),
      'local storage': attempt(() => JSON.stringify({ ...localStorage })),
      'session storage': attempt(() => JSON.stringify({ ...sessionStorage })),
      cookies: attempt(() => document.cookie),
    },
  }
}

/** Takes a snapshot of a page. A dialog with one of the buttons `answers` is part of the step, not a message. */
export const takeSnapshot = (page: Page, answers: readonly string[] = []): Promise<PageSnapshot> =>
  page.evaluate(readSnapshot, answers)
